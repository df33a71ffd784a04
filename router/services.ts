import { data } from '../subgraphs/data/service.ts'
import { domains } from '../subgraphs/domains/service.ts'
import { enrich } from '../subgraphs/enrich/service.ts'
import { gateway } from '../subgraphs/gateway/service.ts'
import type { Service } from '../subgraphs/kit/service/defineService.ts'
import { mail } from '../subgraphs/mail/service.ts'
import { merch } from '../subgraphs/merch/service.ts'
import { social } from '../subgraphs/social/service.ts'
import { studio } from '../subgraphs/studio/service.ts'
import { travel } from '../subgraphs/travel/service.ts'
import { upload } from '../subgraphs/upload/service.ts'

/** The services, in the order of the contract. Their code is loaded where they run. */
export const SUBGRAPHS: readonly Service[] = [
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
]
