import type { Logger } from 'pino'
import { createWalletClient, type Hex, keccak256, type PublicActions, publicActions, type WalletClient } from 'viem'
import type { Address } from '../../../schema/address.ts'
import type { Chain } from '../evm/chain.ts'
import { refusalOf } from '../evm/refusal.ts'
import { rpcTransport } from '../evm/rpcTransport.ts'
import type { Signer } from '../signing/signer.ts'
import { signerAccount } from '../signing/signerAccount.ts'
import { affordableGas } from './affordableGas.ts'
import { openFees } from './fees.ts'
import { openNonces, type Place } from './nonces.ts'

/** Runs what it is given one after the other, so that no two sends of a key take the same transaction nonce. */
export type Turn = <Value>(work: () => Promise<Value>) => Promise<Value>

/** A transaction of the sender's own making. */
export interface OutgoingTransaction {
  readonly to: Address
  readonly data: Hex
  /** The most that it may use. Estimates are no help where inner calls may fail: they find the gas of failing. */
  readonly gas: bigint
}

/** The key that puts settlements on chain and pays their gas. */
export interface Sender {
  readonly address: Address
  /**
   * For the stock x402 schemes: viem's wallet and public actions, with every send in its turn, and receipts of the very
   * transaction that was asked about. What would take too much gas is not sent: TooMuchGas.
   */
  readonly wallet: WalletClient & PublicActions
  /**
   * Signs and sends in its turn; resolves with the hash as soon as the node has taken it. Throws what the node says
   * when it refuses, and SendUnanswered when it says nothing. A transaction that the node refuses for its nonce or its
   * fee is made anew, so what is sent must be harmless to do twice, as every signed payment is.
   */
  send(transaction: OutgoingTransaction): Promise<Hex>
}

/** The node did not say whether it took a transaction: it may be on its way. */
export class SendUnanswered extends Error {
  readonly hash: Hex

  constructor(hash: Hex, options: ErrorOptions) {
    super(`The node did not say whether it took the transaction ${hash}`, options)
    this.name = 'SendUnanswered'
    this.hash = hash
  }
}

/** How often a transaction is made anew after the node refused it for what has changed meanwhile. */
const RENEWALS = 3
/** What nodes answer to a transaction that they have. */
const KNOWN = /already known|already imported|known transaction/i
/** What they answer to one that would take the place of another and does not bid enough more. */
const UNDERBID = /replacement transaction underpriced/i
/** What they answer when somebody else with this key was quicker, or the fees have risen. */
const OUTDATED = /nonce too low|nonce is too low|less than block base fee/i

/**
 * Opens the sender of a key. Each send reads its nonce from the chain while it has its turn, and a send that failed
 * leaves no gap; receipts are waited for side by side. A transaction that cannot be mined for what it bids gives its place
 * to the next, so that risen fees hold nobody up. `turn` also keeps other processes with the same key apart.
 */
export function openSender(
  chain: Chain,
  rpcUrl: string,
  signer: Signer,
  timeoutMs: number,
  turn: Turn,
  log: Logger,
): Sender {
  const account = signerAccount(signer)
  const wallet = createWalletClient({
    account,
    chain: chain.client.chain,
    transport: rpcTransport(rpcUrl, { timeoutMs, inBatches: false }),
    pollingInterval: chain.client.pollingInterval,
  }).extend(publicActions)
  const chainId = wallet.chain?.id ?? raise('A sender needs to know its chain')
  const fees = openFees(chain.client)
  const nonces = openNonces(wallet, account.address as Address, fees)
  return {
    address: account.address as Address,
    wallet: {
      ...wallet,
      writeContract: async (call: Parameters<typeof wallet.writeContract>[0]) => {
        const asked = { ...call, account } as Parameters<typeof wallet.estimateContractGas>[0]
        const gas = affordableGas(await wallet.estimateContractGas(asked))
        return turn(() => inPlace((place) => wallet.writeContract({ ...call, gas, ...place } as typeof call)))
      },
      sendTransaction: async (call: Parameters<typeof wallet.sendTransaction>[0]) => {
        const asked = { ...call, account } as Parameters<typeof wallet.estimateGas>[0]
        const gas = affordableGas(await wallet.estimateGas(asked))
        return turn(() => inPlace((place) => wallet.sendTransaction({ ...call, gas, ...place } as typeof call)))
      },
      // What was mined in the place of a transaction is no answer to what became of it.
      waitForTransactionReceipt: (wait: Parameters<typeof wallet.waitForTransactionReceipt>[0]) =>
        wallet.waitForTransactionReceipt({ ...wait, checkReplacement: false }),
    } as unknown as WalletClient & PublicActions,
    send: (transaction) => turn(() => sendNow(transaction, RENEWALS)),
  }

  async function nextPlace(): Promise<Place> {
    const place = await nonces.next()
    const { nonce, isReplacement } = place
    if (isReplacement) log.warn({ nonce }, 'A transaction waits too long for what it bids; another takes its place')
    return place
  }

  /** For sends that sign for themselves. */
  async function inPlace(send: (place: ReturnType<typeof membersOf>) => Promise<Hex>): Promise<Hex> {
    const place = await nextPlace()
    const hash = await send(membersOf(place))
    nonces.sent(place)
    return hash
  }

  async function sendNow(transaction: OutgoingTransaction, renewals: number): Promise<Hex> {
    const place = await nextPlace()
    const raw = await account.signTransaction({ ...transaction, ...membersOf(place), type: 'eip1559', chainId })
    try {
      const hash = await wallet.request({ method: 'eth_sendRawTransaction', params: [raw] })
      nonces.sent(place)
      return hash
    } catch (error) {
      const hash = keccak256(raw)
      const refusal = refusalOf(error)
      // The node has it, or may have it.
      if (refusal === null || KNOWN.test(refusal)) {
        nonces.sent(place)
        if (refusal === null) throw new SendUnanswered(hash, { cause: error })
        return hash
      }
      const isUnderbid = UNDERBID.test(refusal)
      if (!(isUnderbid || OUTDATED.test(refusal)) || renewals === 0) throw error
      if (isUnderbid && place.isReplacement) nonces.outbid(place)
      // A request that was repeated for want of an answer may have been taken the first time.
      const taken = await chain.client.request({ method: 'eth_getTransactionByHash', params: [hash] })
      if (taken) return hash
      fees.forget()
      return sendNow(transaction, renewals - 1)
    }
  }
}

/** A place as transactions name it. */
function membersOf({ nonce, fee }: Place) {
  return { nonce, ...fee }
}

function raise(message: string): never {
  throw new Error(message)
}
