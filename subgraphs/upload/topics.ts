import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { connect } from './domains/connect.ts'
import { customDomain } from './domains/customDomain.ts'
import { provision } from './domains/provision.ts'
import { cleanUp } from './files/cleanUp.ts'
import { lists } from './files/lists.ts'
import { uploadFields } from './files/uploadFields.ts'
import { activating } from './sites/activate.ts'
import { renewing } from './sites/renew.ts'
import { siteCleanUp } from './sites/siteCleanUp.ts'
import { siteFields } from './sites/siteFields.ts'
import { buying } from './slots/buy.ts'
import { replacing } from './slots/replace.ts'
import type { UploadEngines } from './work.ts'

export { startUpload as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<UploadEngines>[] = [
  // Buy storage, and fill it.
  buying,
  replacing,
  // List uploads and files.
  lists,
  uploadFields,
  cleanUp,
  // Activate a site, and renew it.
  activating,
  siteFields,
  renewing,
  siteCleanUp,
  // Connect a site to a custom host name.
  connect,
  customDomain,
  provision,
]
