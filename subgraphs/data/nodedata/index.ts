import { node } from './node.ts'
import { portfolio } from './portfolio.ts'
import { prices } from './prices.ts'
import { simulation } from './simulation.ts'
import { token } from './token.ts'
import { transfers } from './transfers.ts'
import { wallet } from './wallet.ts'

/** What a node and its index can be asked. */
export const nodedataTopics = [token, transfers, prices, portfolio, simulation, node, wallet]
