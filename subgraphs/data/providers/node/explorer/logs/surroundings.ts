import { z } from 'zod'
import { recentlyUsed } from '../../../../../kit/async/recentlyUsed.ts'
import type { Hex } from '../../hex.ts'
import { type EvmNode, type RpcCall, readAs, resultOf } from '../../rpc.ts'
import { Block, Receipt } from '../forms.ts'

/** Block and transaction of a log. */
interface LogPlace {
  readonly blockHash: Hex
  readonly transactionHash: Hex
}

/** Data that a log lacks: its block's time (seconds), and its transaction's gas price and gas used. */
export interface Surroundings {
  readonly minedAt: bigint
  /** Wei per unit of gas. */
  readonly gasPrice: bigint
  readonly gasUsed: bigint
}

/** Finds the surroundings of logs, in their order. */
export interface SurroundingsReader {
  of(places: readonly LogPlace[]): Promise<Surroundings[]>
}

const REMEMBERED = 20_000

const Time = z.object({ timestamp: Block.shape.timestamp })

/** Requests each block and transaction once, all in one batch. The content of a block hash never changes, so it is cached. */
export function openSurroundings(node: EvmNode): SurroundingsReader {
  const times = recentlyUsed<Hex, bigint>(REMEMBERED)
  /** By block and transaction: after a reorganization a transaction may be in another block. */
  const costs = recentlyUsed<string, Omit<Surroundings, 'minedAt'>>(REMEMBERED)

  return {
    async of(places) {
      const calls = new Map<string, RpcCall>()
      for (const place of places) {
        if (!times.has(place.blockHash)) calls.set(place.blockHash, askTime(place))
        if (!costs.has(keyOf(place))) calls.set(keyOf(place), askReceipt(place))
      }
      const outcomes = await node.batch([...calls.values()])
      const results = new Map([...calls.keys()].map((key, position) => [key, resultOf(outcomes[position]!)]))
      return places.map((place) => {
        const minedAt = times.get(place.blockHash) ?? timeIn(results.get(place.blockHash))
        const cost = costs.get(keyOf(place)) ?? costIn(results.get(keyOf(place)))
        times.set(place.blockHash, minedAt)
        costs.set(keyOf(place), cost)
        return { minedAt, ...cost }
      })
    },
  }
}

const keyOf = ({ blockHash, transactionHash }: LogPlace) => `${blockHash}${transactionHash}`
const askTime = ({ blockHash }: LogPlace) => ({ method: 'eth_getBlockByHash', params: [blockHash, false] })
const askReceipt = ({ transactionHash }: LogPlace) => ({
  method: 'eth_getTransactionReceipt',
  params: [transactionHash],
})

function timeIn(result: unknown): bigint {
  return readAs('eth_getBlockByHash', Time, result).timestamp
}

function costIn(result: unknown): Omit<Surroundings, 'minedAt'> {
  const { effectiveGasPrice, gasUsed } = readAs('eth_getTransactionReceipt', Receipt, result)
  return { gasPrice: effectiveGasPrice, gasUsed }
}
