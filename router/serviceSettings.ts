import { dataSettings } from '../subgraphs/data/settings.ts'
import { domainSettings } from '../subgraphs/domains/settings.ts'
import { enrichSettings } from '../subgraphs/enrich/settings.ts'
import { gatewaySettings } from '../subgraphs/gateway/settings.ts'
import type { SettingShape } from '../subgraphs/kit/subgraph.ts'
import { mailSettings } from '../subgraphs/mail/settings.ts'
import { merchSettings } from '../subgraphs/merch/settings.ts'
import { socialSettings } from '../subgraphs/social/settings.ts'
import { studioSettings } from '../subgraphs/studio/settings.ts'
import { travelSettings } from '../subgraphs/travel/settings.ts'
import { uploadSettings } from '../subgraphs/upload/settings.ts'

/** The settings of each service, in the order of the contract: for who reads them and starts no service. */
export const SERVICE_SETTINGS: readonly { readonly name: string; readonly settings: SettingShape }[] = [
  { name: 'gateway', settings: gatewaySettings },
  { name: 'domains', settings: domainSettings },
  { name: 'data', settings: dataSettings },
  { name: 'travel', settings: travelSettings },
  { name: 'studio', settings: studioSettings },
  { name: 'social', settings: socialSettings },
  { name: 'upload', settings: uploadSettings },
  { name: 'mail', settings: mailSettings },
  { name: 'merch', settings: merchSettings },
  { name: 'enrich', settings: enrichSettings },
]
