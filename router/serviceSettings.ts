import type { ServiceName } from '../schema/services.ts'
import { dataSettings, dataStandIns } from '../subgraphs/data/settings.ts'
import { domainSettings, domainStandIns } from '../subgraphs/domains/settings.ts'
import { enrichSettings, enrichStandIns } from '../subgraphs/enrich/settings.ts'
import { gatewaySettings } from '../subgraphs/gateway/settings.ts'
import type { StandIns } from '../subgraphs/kit/settings.ts'
import type { SettingShape } from '../subgraphs/kit/subgraph.ts'
import { mailSettings } from '../subgraphs/mail/settings.ts'
import { merchSettings, merchStandIns } from '../subgraphs/merch/settings.ts'
import { socialSettings, socialStandIns } from '../subgraphs/social/settings.ts'
import { studioSettings, studioStandIns } from '../subgraphs/studio/settings.ts'
import { travelSettings, travelStandIns } from '../subgraphs/travel/settings.ts'
import { uploadSettings, uploadStandIns } from '../subgraphs/upload/settings.ts'

/** A service's settings, and its stand-ins. */
interface ServiceSettings {
  readonly name: ServiceName
  readonly settings: SettingShape
  readonly standIns: StandIns
}

/** The settings of each service, in the order of the contract, without starting any service. */
export const SERVICE_SETTINGS: readonly ServiceSettings[] = [
  { name: 'gateway', settings: gatewaySettings, standIns: {} },
  { name: 'domains', settings: domainSettings, standIns: domainStandIns },
  { name: 'data', settings: dataSettings, standIns: dataStandIns },
  { name: 'travel', settings: travelSettings, standIns: travelStandIns },
  { name: 'studio', settings: studioSettings, standIns: studioStandIns },
  { name: 'social', settings: socialSettings, standIns: socialStandIns },
  { name: 'upload', settings: uploadSettings, standIns: uploadStandIns },
  { name: 'mail', settings: mailSettings, standIns: {} },
  { name: 'merch', settings: merchSettings, standIns: merchStandIns },
  { name: 'enrich', settings: enrichSettings, standIns: enrichStandIns },
]
