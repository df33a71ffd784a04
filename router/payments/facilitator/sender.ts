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

/** Runs tasks one after the other, so that no two sends of a key use the same transaction nonce. */
export type Turn = <Value>(work: () => Promise<Value>) => Promise<Value>

/** A transaction to be sent. */
export interface OutgoingTransaction {
  readonly to: Address
  readonly data: Hex
  /** Gas limit. Estimates are no help where inner calls may fail: they return the gas of the failing call. */
  readonly gas: bigint
}

/** The key that sends settlements and pays their gas. */
export interface Sender {
  readonly address: Address
  /**
   * For the stock x402 schemes: viem's wallet and public actions, with sends serialised, and receipts of exactly the
   * requested transaction. Throws TooMuchGas instead of sending a transaction that needs too much gas.
   */
  readonly wallet: WalletClient & PublicActions
  /**
   * Signs and sends, serialised; resolves with the hash once the node has accepted the transaction. Throws the node's
   * error when it refuses, and SendUnanswered when it does not answer. A transaction refused for its nonce or fee is
   * signed anew, so a transaction must be harmless to send twice, as every signed payment is.
   */
  send(transaction: OutgoingTransaction): Promise<Hex>
}

/** The node did not say whether it accepted a transaction: it may be in flight. */
export class SendUnanswered extends Error {
  readonly hash: Hex

  constructor(hash: Hex, options: ErrorOptions) {
    super(`The node did not say whether it took the transaction ${hash}`, options)
    this.name = 'SendUnanswered'
    this.hash = hash
  }
}

/** How often a transaction is signed anew after the node refused it because nonce or fee were outdated. */
const RENEWALS = 3
/** Errors of nodes for a transaction that they already have. */
const KNOWN = /already known|already imported|known transaction/i
/** Error for a replacement that does not bid enough more. */
const UNDERBID = /replacement transaction underpriced/i
/** Errors when another process with this key used the nonce first, or fees have risen. */
const OUTDATED = /nonce too low|nonce is too low|less than block base fee/i

/**
 * Opens the sender of a key. Each send reads its nonce from the chain during its turn, and a failed send leaves no
 * nonce gap; receipts are awaited concurrently. A transaction that cannot be mined for its fee is replaced by the next,
 * so that risen fees block no other. `turn` also serialises other processes with the same key.
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
  const chainId = chain.client.chain?.id ?? raise('A sender needs to know its chain')
  const wallet = createWalletClient({
    account,
    chain: chain.client.chain,
    transport: rpcTransport(rpcUrl, { timeoutMs, inBatches: false, chainId }),
    pollingInterval: chain.client.pollingInterval,
  }).extend(publicActions)
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
      // The receipt of a replacement says nothing about the transaction that was asked for.
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

  /** For viem actions that sign themselves. */
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
      // The request may have been repeated after a lost answer, and the node may have accepted the first one.
      const taken = await chain.client.request({ method: 'eth_getTransactionByHash', params: [hash] })
      if (taken) return hash
      fees.forget()
      return sendNow(transaction, renewals - 1)
    }
  }
}

/** Nonce and fees as transaction fields. */
function membersOf({ nonce, fee }: Place) {
  return { nonce, ...fee }
}

function raise(message: string): never {
  throw new Error(message)
}
