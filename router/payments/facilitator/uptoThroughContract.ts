import { type Hex, isAddressEqual, type PublicClient, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'
import type { Taken } from '../../../prisma/ledger/stored.ts'
import type { Address } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { UPTO_PERMIT2_PROXY } from '../../../schema/permit2Contracts.ts'
import { type UptoCall, type UptoTransfer, uptoCallsWithin } from './uptoCall.ts'
import { isPermit2NonceUsed } from './uptoNonce.ts'

const EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Settled()',
  'event SettledWithPermit()',
])

/** A transfer that the proxy made. */
interface ProxyTransfer {
  readonly token: Hex
  readonly from: Hex
  readonly to: Hex
  readonly value: bigint
  readonly logIndex: number
}

/**
 * What a transaction took for a payment with a ceiling by calling the proxy through another contract; null for nothing. The
 * amount is the one that the log states. Throws where the proxy made transfers of this payer that the input does not name,
 * and the node no longer has the state that tells whose they are.
 */
export async function takenThroughContract(
  client: PublicClient,
  usdc: Address,
  transfer: UptoTransfer,
  { hash, input }: { readonly hash: Hex; readonly input: Hex },
): Promise<Taken | null> {
  const { payer, nonce, payTo } = transfer
  const receipt = await client.getTransactionReceipt({ hash })
  const made = proxyTransfers(receipt)
  const isCandidate = (one: ProxyTransfer | null | undefined): one is ProxyTransfer =>
    one !== null && one !== undefined && isAddressEqual(one.token, usdc) && one.from === payer && one.to === payTo
  const candidates = made.filter(isCandidate)
  if (candidates.length === 0) return null
  const calls = uptoCallsWithin(input)
  if (isSame(calls, made)) {
    const own = made[calls.findIndex((call) => call.owner === payer && call.nonce === nonce)]
    return isCandidate(own) ? takenBy(hash, own) : null
  }
  // The input does not say which transfer is whose. The nonce was used in this very block if this is the payment's own.
  const isUsedAt = (block: bigint) => isPermit2NonceUsed(client, payer, nonce, block)
  const { blockNumber } = receipt
  if (!(await isUsedAt(blockNumber)) || (await isUsedAt(blockNumber - 1n))) return null
  const [only] = candidates
  if (only && candidates.length === 1) return takenBy(hash, only)
  throw new Error(`${hash} takes several payments of ${payer}, and does not say which`)
}

/** The transfers after each of which the proxy says that it has settled; null for what is no transfer. */
function proxyTransfers({ logs }: TransactionReceipt): (ProxyTransfer | null)[] {
  const events = parseEventLogs({ abi: EVENTS, logs, strict: true })
  return events
    .filter(({ address, eventName }) => eventName !== 'Transfer' && isAddressEqual(address, UPTO_PERMIT2_PROXY))
    .map(({ logIndex }) => {
      const before = events.find((event) => event.logIndex === logIndex - 1)
      if (before?.eventName !== 'Transfer') return null
      return { token: before.address, ...before.args, logIndex: before.logIndex }
    })
}

/** Whether the transfers are those of the calls, one after the other. */
function isSame(calls: readonly UptoCall[], made: readonly (ProxyTransfer | null)[]): boolean {
  return (
    calls.length === made.length &&
    calls.every(({ owner, amount }, index) => made[index]?.from === owner && made[index]?.value === amount)
  )
}

function takenBy(transaction: Hex, { value, logIndex }: ProxyTransfer): Taken {
  return { transaction, amount: atomicUsdc(value), logIndex }
}
