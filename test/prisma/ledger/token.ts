import { randomUUID } from 'node:crypto'
import type { PreparedTransfer } from '../../../prisma/ledger/stored.ts'
import type { Facilitator, Settlement, Verification } from '../../../router/payments/protocol/facilitator.ts'
import type { TransferFate } from '../../../router/payments/protocol/fate.ts'
import type { Rail, SignedPayment } from '../../../router/payments/protocol/rail.ts'
import type { Refunder } from '../../../router/payments/protocol/refunder.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Unavailable } from '../../../schema/errors.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { LineCut } from './lifeline.ts'

export const NETWORK = 'eip155:31337'
export const ASSET = '0x0000000000000000000000000000000000000a55'
export const PAYEE = '0x00000000000000000000000000000000000fA7Ee'
/** The wallet that refunds leave. */
export const TILL = '0x0000000000000000000000000000000000000711'
/** How long a signed refund is good, in milliseconds. */
const REFUND_VALIDITY_MS = 600_000

/** What becomes of the next attempt to move a transfer. */
export type Attempt =
  /** It is mined, and the facilitator says so. */
  | 'mine'
  /** It is mined, and nobody hears of it. */
  | 'mine_in_silence'
  /** Nothing happens, and nobody hears of it. */
  | 'silence'
  /** It is sent, and mined when the chain gets to it. */
  | 'send_late'
  /** It is sent, and lost on the way. */
  | 'lose'
  /** The facilitator will not, and never sends it. */
  | 'refuse'
  /** The facilitator says that it will not, and has sent it: it is mined when the chain gets to it. */
  | 'send_and_refuse'
  /** The payer uses its nonce for something else first. */
  | 'overtake'

export const ATTEMPTS: readonly Attempt[] = [
  'mine',
  'mine_in_silence',
  'silence',
  'send_late',
  'lose',
  'refuse',
  'send_and_refuse',
  'overtake',
]

/** One transfer that a signature allows. */
export interface Transfer {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly nonce: string
  /** Seconds since 1970. */
  readonly validBefore: number
  /** Names it on chain beside its nonce. */
  readonly memo?: string
}

/** A transfer that was made. */
export type Mined = Transfer & { readonly transaction: string }

/** What a payer signs on this chain. */
export interface Signed extends Omit<Transfer, 'amount'> {
  /** Atomic units, in decimal. */
  readonly value: string
  readonly signature: string
}

/**
 * A token on a chain that forgets nothing and never lies, whatever those say who send to it: balances, nonces that move money once, transfers that end in
 * time. It can be silent, late or away.
 */
export class Token {
  /** By sender and nonce: what was moved by it. */
  readonly mined = new Map<string, Mined>()
  readonly #byName = new Map<string, Mined[]>()
  readonly #balances = new Map<string, bigint>()
  readonly #sent: Transfer[] = []
  readonly #attempts = new Map<string, Attempt[]>()
  /** What was asked of the chain and never should be. */
  readonly outrages: string[] = []
  isAway = false

  mint(owner: string, amount: bigint): void {
    this.#balances.set(owner, this.balanceOf(owner) + amount)
  }

  balanceOf(owner: string): bigint {
    return this.#balances.get(owner) ?? 0n
  }

  /** Says what becomes of the next attempts of a nonce or memo; afterwards they are mined. */
  plan(name: string, attempts: readonly Attempt[]): void {
    this.#attempts.set(name, [...attempts])
  }

  /** Forgets all plans: from now on everything is mined. */
  heal(): void {
    this.#attempts.clear()
    this.isAway = false
  }

  /** The transfers that carry a name as their nonce or memo, of all senders. */
  minedBy(name: string): readonly Mined[] {
    return this.#byName.get(name) ?? []
  }

  /** Mines what was sent late, where it still may be. */
  mineSent(): void {
    for (const transfer of this.#sent.splice(0)) if (this.objection(transfer) === null) this.#mine(transfer)
  }

  /** Why a transfer cannot be mined now; null when it can. */
  objection(transfer: Transfer): string | null {
    if (this.mined.has(key(transfer))) return 'invalid_exact_evm_nonce_already_used'
    if (transfer.validBefore * 1_000 <= Date.now()) return 'invalid_exact_evm_payload_authorization_valid_before'
    if (this.balanceOf(transfer.from) < transfer.amount) return 'invalid_exact_evm_insufficient_balance'
    return null
  }

  attempt(transfer: Transfer): Settlement {
    if (this.isAway) return unknown('chain_unreachable')
    const what = this.#attempts.get(nameOf(transfer))?.shift() ?? 'mine'
    const objection = this.objection(transfer)
    // Who uses a nonce again cannot be told whose transfer it was.
    if (objection?.includes('nonce')) return unknown(objection)
    if (objection) return { kind: 'refused', reason: objection }
    switch (what) {
      case 'mine':
        return { kind: 'settled', transaction: this.#mine(transfer) }
      case 'mine_in_silence':
        this.#mine(transfer)
        return unknown('timeout')
      case 'silence':
        return unknown('timeout')
      case 'lose':
        return unknown('settlement_pending')
      case 'send_late':
        this.#sent.push(transfer)
        return unknown('settlement_pending')
      case 'refuse': {
        const isOnItsWay = this.#sent.some((other) => key(other) === key(transfer))
        return isOnItsWay ? unknown('timeout') : { kind: 'refused', reason: 'invalid_exact_evm_signature' }
      }
      case 'send_and_refuse':
        this.#sent.push(transfer)
        return { kind: 'refused', reason: 'invalid_exact_evm_signature' }
      case 'overtake':
        this.#mine({ ...transfer, to: transfer.from, amount: 0n })
        return unknown('invalid_exact_evm_nonce_already_used')
    }
  }

  /** What became of a transfer. Throws while the chain is away. */
  fateOf(transfer: Omit<Transfer, 'validBefore'>): TransferFate {
    if (this.isAway) throw new Unavailable('The chain is away')
    const mined = this.mined.get(key(transfer))
    if (!mined) return { kind: 'unused' }
    const isIt = mined.to === transfer.to && mined.amount === transfer.amount
    return isIt ? { kind: 'done', transaction: mined.transaction } : { kind: 'spent_elsewhere' }
  }

  #mine(transfer: Transfer): string {
    const transaction = `0x${(this.mined.size + 1).toString(16).padStart(64, '0')}`
    this.#balances.set(transfer.from, this.balanceOf(transfer.from) - transfer.amount)
    this.mint(transfer.to, transfer.amount)
    const mined = { ...transfer, transaction }
    this.mined.set(key(transfer), mined)
    const name = nameOf(transfer)
    this.#byName.set(name, [...this.minedBy(name), mined])
    return transaction
  }
}

/** What passes between a router and the chain; a router that dies on the way never hears the answer. */
export type Wire = <Value>(what: string, work: () => Promise<Value>) => Promise<Value>

/** A rail over the token, as one router sees it. */
export function tokenRail(token: Token, scheme: 'exact' | 'upto', wire: Wire): Rail {
  return {
    method: scheme === 'exact' ? 'eip3009' : 'permit2',
    scheme,
    network: NETWORK,
    v1Network: null,
    family: 'base',
    asset: ASSET,
    payee: PAYEE,
    wires: ['x402'],
    facilitator: tokenFacilitator(token, wire),
    refunder: tokenRefunder(token, scheme === 'exact' ? 'memo' : 'nonce', wire),
    read(payload) {
      const { from, to, value, validBefore, nonce } = payload as Signed
      return {
        payer: from as WalletAddress,
        payTo: to,
        value: BigInt(value),
        validAfter: 0n,
        validBefore: BigInt(validBefore),
        nonce,
        signed: payload,
      }
    },
    extra: () => ({}),
    objection: () => null,
    isSigned: async ({ signed }) => (signed as Signed).signature === signatureOf((signed as Signed).from),
    balanceOf: (owner) =>
      wire('balance', async () => {
        if (token.isAway) throw new Unavailable('The chain is away')
        return atomicUsdc(token.balanceOf(owner))
      }),
    fateOf: (payment) => wire('fate', async () => token.fateOf(fromPayment(payment))),
  }
}

/** What a wallet's signature looks like here. */
export function signatureOf(wallet: string): string {
  return `signed by ${wallet}`
}

function tokenFacilitator(token: Token, wire: Wire): Facilitator {
  const transferOf = (presented: { payload: unknown; requirements: { amount: string } }): Transfer => {
    const { payload } = presented.payload as { payload: Signed }
    return { ...payload, amount: BigInt(presented.requirements.amount) }
  }
  return {
    name: 'simulated',
    verifiesCheaply: true,
    verify: (presented) =>
      wire('verify', async (): Promise<Verification> => {
        if (token.isAway) throw new Unavailable('The chain is away')
        const reason = token.objection(transferOf(presented))
        return reason === null ? { isValid: true } : { isValid: false, reason, message: null }
      }),
    settle: (presented) =>
      wire('settle', async () => {
        const transfer = transferOf(presented)
        const ceiling = BigInt((presented.payload as unknown as { payload: Signed }).payload.value)
        if (transfer.amount > 0n && transfer.amount <= ceiling) return token.attempt(transfer)
        token.outrages.push(`Asked to take ${transfer.amount} of a payment of ${ceiling}`)
        return unknown('outrage')
      }).catch(unheard),
  }
}

/**
 * A refund's mark is its nonce, so that the chain itself refuses a second one; or a memo, which any number of transfers may
 * carry: then nothing but the stored transfer prevents a second one.
 */
function tokenRefunder(token: Token, mark: 'nonce' | 'memo', wire: Wire): Refunder {
  const transferOf = ({ transfer }: PreparedTransfer): Transfer => {
    const { amount, ...rest } = transfer as unknown as Omit<Transfer, 'amount'> & { amount: string }
    return { ...rest, amount: BigInt(amount) }
  }
  return {
    sender: TILL,
    balance: async () => atomicUsdc(token.balanceOf(TILL)),
    sentBefore: (order) =>
      wire('sent before', async () => (mark === 'memo' && token.minedBy(order.mark)[0]?.transaction) || null),
    async prepare(order, last) {
      const { to, amount } = order
      const ends = Math.floor((Date.now() + REFUND_VALIDITY_MS) / 1_000)
      const name =
        mark === 'nonce'
          ? { nonce: order.mark }
          : { nonce: (last?.transfer.nonce as string | undefined) ?? randomUUID(), memo: order.mark }
      const transfer = { from: TILL, to, amount: amount.toString(), validBefore: ends, ...name }
      return { sender: TILL, expiresAt: new Date(ends * 1_000).toISOString(), transfer }
    },
    send: (prepared) =>
      wire('send refund', async () => {
        const transfer = transferOf(prepared)
        // The operator keeps enough in the till.
        token.mint(TILL, transfer.amount)
        return token.attempt(transfer)
      }).catch(unheard),
    fateOf: (prepared) => wire('fate of refund', async () => token.fateOf(transferOf(prepared))),
  }
}

function fromPayment({ payer, payTo, nonce, amount }: SignedPayment): Omit<Transfer, 'validBefore'> {
  return { from: payer, to: payTo, nonce, amount }
}

/** A facilitator whose line breaks has not said what it did. */
function unheard(error: unknown): Settlement {
  if (!(error instanceof LineCut)) throw error
  return unknown(error.message)
}

function unknown(reason: string): Settlement {
  return { kind: 'unknown', reason, transaction: null }
}

function nameOf({ memo, nonce }: Pick<Transfer, 'memo' | 'nonce'>): string {
  return memo ?? nonce
}

function key({ from, nonce }: Pick<Transfer, 'from' | 'nonce'>): string {
  return `${from} ${nonce}`
}
