import { accounts } from './accounts.ts'
import { chain } from './chain.ts'
import { contracts } from './contracts.ts'
import { days } from './days.ts'
import { eventLogs } from './eventLogs.ts'
import { network } from './network.ts'
import { tokens } from './tokens.ts'
import { transfers } from './transfers.ts'

/** Topics of the block explorer. */
export const explorerTopics = [accounts, transfers, contracts, chain, eventLogs, tokens, network, days]
