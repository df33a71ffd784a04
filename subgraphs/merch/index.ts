import type { Subgraph } from '../kit/service/subgraph.ts'
import { startMerch } from './engines.ts'
import { orders } from './orders/topic.ts'
import { merchSettings } from './settings.ts'
import type { MerchEngines } from './work.ts'

/** Merchandise: shirts and mugs with a picture, printed and shipped. */
export const merch: Subgraph<MerchEngines, typeof merchSettings> = {
  name: 'merch',
  schema: new URL('schema', import.meta.url),
  settings: merchSettings,
  topics: [orders],
  start: startMerch,
}
