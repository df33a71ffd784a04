import { getAddress, type Hex, isAddressEqual, parseEventLogs, TransactionReceiptNotFoundError } from 'viem'
import { usdcAbi } from '../../devnet/index.ts'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'
import { BadInput, NotFound } from '../../schema/errors.ts'
import { atomicUsdc, formatUsd } from '../../schema/money.ts'
import type { Chain } from '../payments/evm/chain.ts'
import type { Network } from '../payments/evm/network.ts'
import { fromDevnet } from './fromDevnet.ts'

const PREFIX = '/devnet/transactions/'

const HASH = /^0x[0-9a-fA-F]{64}$/

/** The client for receipts. */
type Receipts = { readonly client: Pick<Chain['client'], 'getTransactionReceipt'> }

/**
 * `GET /devnet/transactions/{hash}`: a transaction of the devnet, which no explorer shows. Its USDC transfers, in log
 * order. Null for other paths.
 */
export function devnetTransactions(
  { client }: Receipts,
  { usdc }: Pick<Network, 'usdc'>,
): (path: string) => Promise<Answer> | null {
  return (path) => (path.startsWith(PREFIX) ? answer(path.slice(PREFIX.length)) : null)

  async function answer(hash: string): Promise<Answer> {
    if (!HASH.test(hash)) {
      throw new BadInput([{ path: ['hash'], message: 'must be 0x and 64 hexadecimal digits', code: 'invalid_string' }])
    }
    const receipt = await fromDevnet(receiptOf(hash as Hex))
    if (!receipt) throw new NotFound('The devnet has no transaction of this hash')
    const { transactionHash, status, blockNumber, from, to, logs } = receipt
    const made = parseEventLogs({ abi: usdcAbi, eventName: 'Transfer', logs }).filter(({ address }) =>
      isAddressEqual(address, usdc),
    )
    const transfers = made.map(({ args }) => ({
      from: args.from,
      to: args.to,
      usd: formatUsd(atomicUsdc(args.value)),
    }))
    const shown = {
      hash: transactionHash,
      status,
      blockNumber: String(blockNumber),
      from: getAddress(from),
      // Null where a contract was created.
      to: to && getAddress(to),
      transfers,
    }
    return jsonAnswer(200, shown, { 'cache-control': 'no-store' })
  }

  async function receiptOf(hash: Hex) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch (error) {
      if (error instanceof TransactionReceiptNotFoundError) return null
      throw error
    }
  }
}
