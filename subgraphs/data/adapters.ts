import type { CompanyProvider } from '../kit/upstream/provider.ts'
import { blockscoutProvider, explorerProvider } from './providers/explorer.ts'
import { marketdataProvider } from './providers/marketdata.ts'
import { nodedataPricesProvider } from './providers/nodedata.ts'
import { protocolstatsProvider } from './providers/protocolstats.ts'

/** The adapters of the service's companies. */
export const adapters: readonly CompanyProvider[] = [
  marketdataProvider,
  protocolstatsProvider,
  explorerProvider,
  blockscoutProvider,
  nodedataPricesProvider,
]
