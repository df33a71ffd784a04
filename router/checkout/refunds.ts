import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type Hex, keccak256, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Address } from '../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc } from '../../schema/money.ts'
import { requestRefund } from '../../subgraphs/kit/refunds.ts'
import type { Chain } from '../chain.ts'
import type { Facilitator, Presented } from '../facilitator/facilitator.ts'
import type { Network } from '../network.ts'
import { actId } from './acts.ts'
import type { Ledger, Payment } from './ledger.ts'

/** Why a line of settled work is given back. */
export const UNPAID_REASON = 'The line failed or found nothing'

/** How long a refund's authorization is good, in seconds. */
const VALIDITY_SECONDS = 600
/** After this a settlement has been seen, or the recovery is at it; in milliseconds. */
const SAFETY_DELAY_MS = 60_000
/** Attempts after which an operator has to look; the job makes no more. */
const MAX_ATTEMPTS = 24

const AUTHORIZATION_TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

/** Something that keeps a refund from being sent now; the job tries again. */
class RefundNotYet extends Error {}

/**
 * Sends money of single lines back to its payer: an EIP-3009 transfer signed by the refund key and settled by the
 * facilitator. Its nonce is made from the payment and the line, so that the chain itself lets it happen only once,
 * however often it is tried.
 */
export class Refunds {
  readonly #pool: Pool
  readonly #ledger: Ledger
  readonly #facilitator: Facilitator
  readonly #chain: Chain
  readonly #network: Network
  readonly #key: Hex | null
  readonly #log: Logger

  constructor(parts: {
    pool: Pool
    ledger: Ledger
    facilitator: Facilitator
    chain: Chain
    network: Network
    key: Hex | null
    log: Logger
  }) {
    this.#pool = parts.pool
    this.#ledger = parts.ledger
    this.#facilitator = parts.facilitator
    this.#chain = parts.chain
    this.#network = parts.network
    this.#key = parts.key
    this.#log = parts.log
  }

  /** Whether anything can be refunded: a refund key is configured. */
  get isPossible(): boolean {
    return this.#key !== null
  }

  /** Queues refunds of lines, to be sent now; they happen even when this process dies next. */
  async request(paymentId: string, positions: readonly number[], reason: string): Promise<void> {
    for (const position of positions) await requestRefund(this.#pool, { actId: actId(paymentId, position), reason })
  }

  /**
   * Queues refunds for the case that nobody gets to request them: before a payment settles that will have something to
   * give back. Requesting one later brings it forward; a payment that did not settle has nothing to refund.
   */
  async requestInTime(paymentId: string, positions: readonly number[], reason: string): Promise<void> {
    for (const position of positions) {
      await requestRefund(this.#pool, { actId: actId(paymentId, position), reason }, SAFETY_DELAY_MS)
    }
  }

  /**
   * Sends one refund, or finds that it has been sent. Throws to be tried again: while the payment is not settled, while
   * the chain does not answer, while no refund key is configured.
   */
  async send(id: string, reason: string): Promise<void> {
    const [paymentId = '', position = ''] = id.split(':')
    const payment = await this.#ledger.get(paymentId)
    if (!payment) throw new Error(`There is no payment ${paymentId} to refund`)
    // Nothing was charged, so nothing goes back.
    if (payment.state === 'RELEASED' || payment.state === 'FAILED') return
    if (!['SETTLED', 'REFUNDING', 'REFUNDED'].includes(payment.state))
      throw new RefundNotYet(`Payment ${paymentId} is ${payment.state}`)
    const refund = await this.#open(payment, Number(position), reason)
    if (!refund || refund.state === 'REFUNDED') return
    if (!this.#key) throw new RefundNotYet('REFUND_KEY is not set: set it so that this refund can be sent')
    await this.#ledger.move(paymentId, 'REFUNDING', reason)
    await this.#mark(paymentId, Number(position), 'SENDING')
    const transaction = await this.#transfer(payment, Number(position), refund.amount, refund.createdAt).catch(
      async (error: unknown) => {
        if (refund.attempts >= MAX_ATTEMPTS) await this.#mark(paymentId, Number(position), 'STUCK')
        throw error
      },
    )
    await this.#close(paymentId, Number(position), transaction)
    await this.#ledger.move(paymentId, 'REFUNDED', `Refunded by ${transaction}: ${reason}`)
    this.#log.info({ payment: paymentId, position, transaction }, 'Refunded')
  }

  async #open(
    payment: Payment,
    position: number,
    reason: string,
  ): Promise<{ state: string; amount: AtomicUsdc; attempts: number; createdAt: Date } | null> {
    await this.#pool.query(
      `INSERT INTO ledger.refund (id, payment_id, position, amount, reason, state)
       SELECT $1, payment_id, position, amount, $4, 'REQUESTED' FROM ledger.payment_line WHERE payment_id = $2 AND position = $3 AND amount > 0
       ON CONFLICT (payment_id, position) DO UPDATE SET attempts = ledger.refund.attempts + 1, updated_at = now()`,
      [randomUUID(), payment.id, position, reason],
    )
    const { rows } = await this.#pool.query(
      'SELECT state, amount, attempts, created_at FROM ledger.refund WHERE payment_id = $1 AND position = $2',
      [payment.id, position],
    )
    return rows[0]
      ? {
          state: rows[0].state,
          amount: atomicUsdc(BigInt(rows[0].amount)),
          attempts: rows[0].attempts,
          createdAt: rows[0].created_at,
        }
      : null
  }

  async #mark(paymentId: string, position: number, state: 'SENDING' | 'STUCK'): Promise<void> {
    await this.#pool.query(
      'UPDATE ledger.refund SET state = $3, updated_at = now() WHERE payment_id = $1 AND position = $2',
      [paymentId, position, state],
    )
  }

  async #close(paymentId: string, position: number, transaction: string): Promise<void> {
    await this.#pool.query(
      `WITH sent AS (
         UPDATE ledger.refund SET state = 'REFUNDED', transaction_hash = $3, updated_at = now() WHERE payment_id = $1 AND position = $2)
       UPDATE ledger.payment_line SET outcome = 'REFUNDED' WHERE payment_id = $1 AND position = $2`,
      [paymentId, position, transaction],
    )
  }

  async #transfer(payment: Payment, position: number, amount: AtomicUsdc, since: Date): Promise<string> {
    const account = privateKeyToAccount(this.#key as Hex)
    const nonce = keccak256(stringToHex(`tollgraph refund ${actId(payment.id, position)}`))
    const transfer = { payer: account.address as Address, nonce, payTo: payment.payer, amount }
    const before = await this.#chain.fateOf(transfer, since)
    if (before.kind === 'done') return before.transaction
    const settlement = await this.#facilitator.settle(await this.#sign(transfer))
    if (settlement.kind === 'settled') return settlement.transaction
    const after = await this.#chain.fateOf(transfer, since)
    if (after.kind === 'done') return after.transaction
    throw new RefundNotYet(`The refund was not sent: ${settlement.reason}`)
  }

  async #sign(transfer: { payer: Address; nonce: Hex; payTo: Address; amount: AtomicUsdc }): Promise<Presented> {
    const network = this.#network
    const validBefore = BigInt(Math.floor(Date.now() / 1_000) + VALIDITY_SECONDS)
    const message = {
      from: transfer.payer,
      to: transfer.payTo,
      value: transfer.amount as bigint,
      validAfter: 0n,
      validBefore,
      nonce: transfer.nonce,
    }
    const signature = await privateKeyToAccount(this.#key as Hex).signTypedData({
      domain: { ...network.tokenDomain, chainId: network.chainId, verifyingContract: network.usdc },
      types: AUTHORIZATION_TYPES,
      primaryType: 'TransferWithAuthorization',
      message,
    })
    const authorization = {
      ...message,
      value: message.value.toString(),
      validAfter: '0',
      validBefore: validBefore.toString(),
    }
    const requirements = {
      scheme: 'exact',
      network: network.id,
      asset: network.usdc,
      amount: transfer.amount.toString(),
      payTo: transfer.payTo,
      maxTimeoutSeconds: VALIDITY_SECONDS,
      extra: { ...network.tokenDomain },
    }
    return { payload: { x402Version: 2, accepted: requirements, payload: { signature, authorization } }, requirements }
  }
}
