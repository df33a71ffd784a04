import { defineService } from '../kit/service/defineService.ts'
import { dataSettings, dataStandIns } from './settings.ts'

/** Blockchain data: markets, pools, protocols, nodes and explorers of chains. */
export const data = defineService({
  name: 'data',
  schema: new URL('schema', import.meta.url),
  settings: dataSettings,
  standIns: dataStandIns,
  load: () => import('./topics.ts'),
})
