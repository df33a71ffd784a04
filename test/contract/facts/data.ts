import { EXPLORER_ROWS } from './data/explorer.ts'
import { MARKETDATA_ROWS } from './data/marketdata.ts'
import { NODEDATA_ROWS } from './data/nodedata.ts'
import { PROTOCOLSTATS_ROWS } from './data/protocolstats.ts'
import type { ContractRow } from './row.ts'

/** The contract of the data service: 105 paths in four families. */
export const DATA_ROWS: readonly ContractRow[] = [
  ...MARKETDATA_ROWS,
  ...NODEDATA_ROWS,
  ...EXPLORER_ROWS,
  ...PROTOCOLSTATS_ROWS,
]
