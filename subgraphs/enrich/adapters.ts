import type { CompanyProvider } from '../kit/upstream/provider.ts'
import { contacts } from './providers/contacts.ts'
import { directory } from './providers/directory.ts'
import { forum } from './providers/forum.ts'
import { identity } from './providers/identity.ts'
import { influencer } from './providers/influencer.ts'
import { maps } from './providers/maps.ts'
import { prospects } from './providers/prospects.ts'
import { serp } from './providers/serp.ts'
import { crawlerProvider, websearchProvider } from './web/providers/websearch.ts'

/** The adapters of the service's companies. */
export const adapters: readonly CompanyProvider[] = [
  contacts,
  directory,
  forum,
  identity,
  influencer,
  maps,
  prospects,
  serp,
  crawlerProvider,
  websearchProvider,
]
