import type { KitContext } from '../kit/service/context.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'
import type { ExplorerClient } from './explorer/client.ts'
import type { NodedataClient } from './nodedata/client.ts'

/** Created by the service at start. */
export interface DataEngines {
  readonly marketdata: Upstream
  readonly explorer: ExplorerClient
  readonly nodedata: NodedataClient
  readonly protocolstats: Upstream
}

export type DataContext = KitContext<DataEngines>
