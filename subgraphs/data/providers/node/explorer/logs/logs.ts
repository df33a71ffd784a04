import { z } from 'zod'
import { type Hex, quantity } from '../../hex.ts'
import { listed, Refusal } from '../envelope.ts'
import { Bytes, Quantity } from '../forms.ts'
import type { Action } from '../ground.ts'
import { addressIn, countIn, type Query } from '../query.ts'
import { certainTopics, passes, topicFilterIn } from './topicFilter.ts'

/** Maximum rows per page, and maximum rows reachable by paging. */
const MOST_ROWS_OF_PAGE = 1_000
const MOST_ROWS = 10_000

const Log = z.object({
  address: Bytes,
  topics: z.array(Bytes),
  data: Bytes,
  blockNumber: Quantity,
  blockHash: Bytes,
  transactionHash: Bytes,
  transactionIndex: Quantity,
  logIndex: Quantity,
})

/** `getLogs`: logs of a contract, oldest first; numbers in hexadecimal. */
export const logs: Action = async (query, { node, surroundings }) => {
  const address = addressIn(query, 'address')
  const { skip, limit } = pageIn(query)
  const filter = topicFilterIn(query)
  const range = { fromBlock: blockIn(query, 'fromBlock', '0x0'), toBlock: blockIn(query, 'toBlock', 'latest') }
  const asked = { address, ...range, topics: certainTopics(filter) }
  const found = await node.read('eth_getLogs', [asked], z.array(Log))
  const page = found.filter(({ topics }) => passes(filter, topics)).slice(skip, skip + limit)
  const around = await surroundings.of(page)
  return listed(
    page.map((log, position) => {
      const { minedAt, gasPrice, gasUsed } = around[position]!
      return {
        address: log.address,
        topics: log.topics,
        data: log.data,
        blockNumber: hex(log.blockNumber),
        blockHash: log.blockHash,
        timeStamp: hex(minedAt),
        gasPrice: hex(gasPrice),
        gasUsed: hex(gasUsed),
        logIndex: hex(log.logIndex),
        transactionHash: log.transactionHash,
        transactionIndex: hex(log.transactionIndex),
      }
    }),
    'records',
  )
}

function pageIn(query: Query): { skip: number; limit: number } {
  const page = Number(countIn(query, 'page', 1n))
  const rows = Number(countIn(query, 'offset', BigInt(MOST_ROWS_OF_PAGE)))
  if (page < 1 || rows < 1 || rows > MOST_ROWS_OF_PAGE || page * rows > MOST_ROWS)
    throw new Refusal(
      `Error! Result window is too large: offset up to ${MOST_ROWS_OF_PAGE}, page times offset up to ${MOST_ROWS}`,
    )
  return { skip: (page - 1) * rows, limit: rows }
}

function blockIn(query: Query, name: string, otherwise: Hex | 'latest'): Hex | 'latest' {
  if (!query[name]) return otherwise
  return query[name] === 'latest' ? 'latest' : quantity(countIn(query, name))
}

/** Explorers write zero in logs as `0x`. */
const hex = (value: bigint) => (value === 0n ? '0x' : quantity(value))
