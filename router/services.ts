import { data } from '../subgraphs/data/index.ts'
import { domains } from '../subgraphs/domains/index.ts'
import { enrich } from '../subgraphs/enrich/index.ts'
import { gateway } from '../subgraphs/gateway/index.ts'
import { mail } from '../subgraphs/mail/index.ts'
import { merch } from '../subgraphs/merch/index.ts'
import { social } from '../subgraphs/social/index.ts'
import { studio } from '../subgraphs/studio/index.ts'
import { travel } from '../subgraphs/travel/index.ts'
import { upload } from '../subgraphs/upload/index.ts'
import type { RunnableService } from './boot/service.ts'

/** The services of this process, in the order of the contract. */
export const SUBGRAPHS: readonly RunnableService[] = [
  gateway,
  domains,
  data,
  travel,
  studio,
  social,
  upload,
  mail,
  merch,
  enrich,
] as unknown as readonly RunnableService[]
