import { z } from 'zod'
import { quantity } from '../../hex.ts'
import { readAs, resultOf } from '../../rpc.ts'
import { answered, Refusal } from '../envelope.ts'
import { Block, Receipt } from '../forms.ts'
import type { Action, Explorer } from '../ground.ts'
import { countIn } from '../query.ts'
import { issuanceOf, uncleReward } from './issuance.ts'

/** `getblockreward`: earnings of a block's producer, in wei: new coins, unburned fees, uncles. */
export const reward: Action = async (query, explorer) => {
  const { node, network } = explorer
  const number = quantity(countIn(query, 'blockno'))
  const block = await node.read('eth_getBlockByNumber', [number, false], Block.nullable())
  if (!block) throw new Refusal('Error! Block not found')
  const [fees, uncles] = await Promise.all([feesOf(block, explorer), unclesOf(block, explorer)])
  const issued = issuanceOf(network.chainId, block)
  const inclusion = (issued / 32n) * BigInt(uncles.length)
  return answered({
    blockNumber: String(block.number),
    timeStamp: String(block.timestamp),
    blockMiner: block.miner,
    blockReward: String(issued + fees + inclusion),
    uncles: uncles.map((uncle, position) => ({
      miner: uncle.miner,
      unclePosition: String(position),
      blockreward: String(uncleReward(issued, block.number, uncle.number)),
    })),
    uncleInclusionReward: String(inclusion),
  })
}

/** Fees of a block's transactions minus the base fee, which is burned. */
async function feesOf({ number, baseFeePerGas }: z.output<typeof Block>, { node }: Explorer): Promise<bigint> {
  const receipts = await node.read('eth_getBlockReceipts', [quantity(number)], z.array(Receipt))
  const burned = baseFeePerGas ?? 0n
  return receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => {
    // A rollup's own transactions pay no fee at all.
    return effectiveGasPrice > burned ? sum + gasUsed * (effectiveGasPrice - burned) : sum
  }, 0n)
}

const Uncle = z.object({ number: Block.shape.number, miner: Block.shape.miner })

async function unclesOf({ number, uncles }: z.output<typeof Block>, { node }: Explorer) {
  const method = 'eth_getUncleByBlockNumberAndIndex'
  const calls = uncles.map((_, position) => ({ method, params: [quantity(number), quantity(position)] }))
  return (await node.batch(calls)).map((outcome) => readAs(method, Uncle, resultOf(outcome)))
}
