import { holdings } from './holdings.ts'
import { nfts } from './nfts.ts'
import { node } from './node.ts'
import { portfolio } from './portfolio.ts'
import { prices } from './prices.ts'
import { simulation } from './simulation.ts'
import { token } from './token.ts'
import { transfers } from './transfers.ts'

/** Topics of the node and its index. */
export const nodedataTopics = [token, transfers, prices, portfolio, simulation, node, holdings, nfts]
