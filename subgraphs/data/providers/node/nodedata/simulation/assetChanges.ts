import { z } from 'zod'
import { decimalAmount } from '../../amounts.ts'
import { addressInWord, type Hex, quantity } from '../../hex.ts'
import { type FetchedTransfer, tokenTransfersIn } from '../../index/fetch/tokenTransfers.ts'
import { networkOf } from '../../networks.ts'
import type { EvmNode } from '../../rpc.ts'
import { RpcRefused } from '../../rpcErrors.ts'
import type { TokenFacts } from '../../tokens.ts'
import { METHOD_NOT_FOUND } from '../errors.ts'
import type { NodedataGround } from '../ground.ts'
import type { Method } from '../method.ts'
import { type Frame, failureOf, SimulatedLog, traceTransaction } from './frames.ts'
import { isWithoutFunds, transactionOf } from './transaction.ts'

/** Address under which nodes report transfers of the chain's coin, as if it were a token. */
const COIN: Hex = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** `Approval(address,address,uint256)` */
const APPROVAL: Hex = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const hex = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value), 'is not hexadecimal')
const Log = SimulatedLog.omit({ index: true, position: true })
type Log = z.output<typeof Log>
const Simulated = z
  .array(
    z.object({
      calls: z
        .array(
          z.object({
            status: hex,
            gasUsed: hex,
            logs: z.array(Log),
            error: z.object({ message: z.string() }).nullish(),
          }),
        )
        .length(1),
    }),
  )
  .length(1)

/** Outcome of a transaction, independent of the node's method. */
interface Outcome {
  readonly changes: readonly Change[]
  readonly gasUsed: Hex
  readonly error: { readonly message: string } | null
}

/** A transfer, or an approval. */
interface Change extends Omit<FetchedTransfer, 'logIndex' | 'batchIndex' | 'standard'> {
  readonly assetType: 'NATIVE' | 'ERC20' | 'ERC721' | 'ERC1155'
  readonly changeType: 'TRANSFER' | 'APPROVE'
}

/** Asset changes of a transaction if it were mined now. Nothing is sent. */
export const simulateAssetChanges: Method = async (ground, params) => {
  const transaction = transactionOf(params)
  try {
    const { changes, gasUsed, error } = await outcomeOf(ground.node, transaction)
    return { changes: error ? [] : await describe(ground, changes), gasUsed, error }
  } catch (error) {
    if (!(error instanceof RpcRefused) || !isWithoutFunds(error)) throw error
    return { changes: [], gasUsed: null, error: { message: error.message } }
  }
}

/** Uses a trace of all calls, which shows reverted ones, otherwise `eth_simulateV1`: nodes support one or the other. */
async function outcomeOf(node: EvmNode, transaction: ReturnType<typeof transactionOf>): Promise<Outcome> {
  try {
    const root = await traceTransaction(node, transaction)
    return { changes: changesOf(root), gasUsed: root.gasUsed, error: failureOf(root) }
  } catch (error) {
    if (!(error instanceof RpcRefused) || error.code !== METHOD_NOT_FOUND) throw error
    const state = { blockStateCalls: [{ calls: [transaction] }], traceTransfers: true }
    const [block] = await node.read('eth_simulateV1', [state, 'latest'], Simulated)
    const { status, gasUsed, logs, error: why } = block!.calls[0]!
    const failure = { message: why?.message ?? 'execution reverted' }
    return { changes: logs.flatMap(changesIn), gasUsed, error: BigInt(status) === 1n ? null : failure }
  }
}

/** The changes of a call and its subcalls, in execution order. A failed call and its subcalls changed nothing. */
function changesOf(frame: Frame): Change[] {
  const { calls = [], logs = [], error } = frame
  if (error) return []
  const turns = Array.from({ length: calls.length + 1 }, (_, turn) => {
    const call = calls[turn]
    return [...logs.filter(({ position }) => position === turn).flatMap(changesIn), ...(call ? changesOf(call) : [])]
  })
  return [...coinMoveIn(frame), ...turns.flat()]
}

/** A delegate call reports a value that does not move. */
function coinMoveIn({ type, from, to, value }: Frame): Change[] {
  const amount = BigInt(value ?? '0x0')
  if (!to || amount === 0n || type === 'DELEGATECALL') return []
  return [{ assetType: 'NATIVE', changeType: 'TRANSFER', contract: COIN, from, to, value: amount, tokenId: 0n }]
}

function changesIn(log: Log): Change[] {
  if (log.topics[0] === APPROVAL) return approvalIn(log)
  return tokenTransfersIn({ ...log, logIndex: 0 }).map(({ standard, logIndex: _, batchIndex: __, ...transfer }) => ({
    ...transfer,
    assetType: transfer.contract === COIN ? 'NATIVE' : standard,
    changeType: 'TRANSFER',
  }))
}

/** ERC-721 has the token id among the topics, ERC-20 the amount in the data. */
function approvalIn({ address, topics, data }: Log): Change[] {
  const [, owner, spender, tokenId] = topics
  if (!owner || !spender) return []
  const common = {
    contract: address,
    from: addressInWord(owner),
    to: addressInWord(spender),
    changeType: 'APPROVE',
  } as const
  if (tokenId) return [{ ...common, assetType: 'ERC721', tokenId: BigInt(tokenId), value: 1n }]
  return data.length === 66 ? [{ ...common, assetType: 'ERC20', tokenId: 0n, value: BigInt(data) }] : []
}

async function describe({ tokens, node }: NodedataGround, changes: readonly Change[]) {
  const contracts = changes.filter(({ assetType }) => assetType !== 'NATIVE').map(({ contract }) => contract)
  const facts = await tokens.describe(contracts)
  const { symbol } = networkOf(node.chainId)
  const coin: TokenFacts = { name: symbol, symbol, decimals: 18 }
  return changes.map(({ assetType, changeType, from, to, value, contract, tokenId }) => {
    const isCoin = assetType === 'NATIVE'
    const known = isCoin ? coin : facts.get(contract)
    const hasId = assetType === 'ERC721' || assetType === 'ERC1155'
    const decimals = hasId ? 0 : (known?.decimals ?? null)
    return {
      assetType,
      changeType,
      from,
      to,
      rawAmount: String(value),
      amount: decimals === null ? null : decimalAmount(value, decimals),
      contractAddress: isCoin ? null : contract,
      tokenId: hasId ? quantity(tokenId) : null,
      decimals,
      symbol: known?.symbol || null,
      name: known?.name || null,
      logo: null,
    }
  })
}
