import type { Credential } from 'mppx'
import { Store, tempo } from 'mppx/server'
import type { Logger } from 'pino'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { call } from 'viem/actions'
import { Transaction } from 'viem/tempo'
import type { Presented } from '../../../../prisma/ledger/stored.ts'
import type { Address } from '../../../../schema/address.ts'
import { Unavailable } from '../../../../schema/errors.ts'
import { atomicUsdc } from '../../../../schema/money.ts'
import { withTimeout } from '../../../../subgraphs/kit/async/timeout.ts'
import { unreachable } from '../../facilitator/reach.ts'
import type { Facilitator, Settlement, Verification } from '../../protocol/facilitator.ts'
import { balanceOf } from './balance.ts'
import { type TempoClient, type TempoNode, tempoClient, tempoTransport } from './client.ts'
import { readTempoPayment, type TempoPayment, transactionHash } from './credential.ts'
import { fateOf } from './fate.ts'
import { type PresentedCredential, readPresented } from './payload.ts'
import { isRefusal, isSponsorPolicy, reasonOf } from './reasons.ts'
import { SendGate } from './sendGate.ts'
import { canSponsor } from './sponsor.ts'
import type { Call } from './transfer.ts'

/** Shortest remaining validity for which a payment is settled, in seconds. */
const TIME_TO_SETTLE = 2n

/** Names the payments in the errors when they cannot be taken. */
const PAYMENTS = 'Payments on Tempo'

/** Options of the Tempo facilitator. */
export interface TempoFacilitatorOptions extends TempoNode {
  /** The accepted TIP-20 token. */
  readonly currency: Address
  /** Key that pays the fees of payments whose offers say so. */
  readonly feePayerKey?: Hex | null
}

/** A presented payment, parsed. */
interface Readable extends PresentedCredential {
  readonly payment: TempoPayment
}

/** The facilitator of `tempo/charge`: mppx checks the signed transactions and sends them to the node. */
export function tempoFacilitator(options: TempoFacilitatorOptions, log: Logger): Facilitator {
  const { rpcUrl, chainId, currency, timeoutMs } = options
  const transport = tempoTransport(options)
  const client = tempoClient(options, transport)
  const feePayer = options.feePayerKey ? privateKeyToAccount(options.feePayerKey) : undefined
  // mppx's budget for the fees of all sponsored transactions in flight.
  const sponsorBudget = { store: Store.memory() }
  const methodOver = (connection: TempoClient, budget = sponsorBudget) =>
    tempo.charge({
      chainId,
      currency,
      getClient: () => connection,
      // Guards only within one settlement: the ledger ensures that a payment is settled once.
      store: Store.memory(),
      sponsorBudget: budget,
      ...(feePayer ? { feePayer } : {}),
    })

  function read(presented: Presented): Readable | null {
    try {
      const found = presented.requirements.asset === currency ? readPresented(presented) : null
      const payment = found ? readTempoPayment(found.answer) : null
      return found && payment && 'payer' in payment ? { ...found, payment } : null
    } catch (error) {
      log.warn({ err: error }, 'A payment on Tempo cannot be read')
      return null
    }
  }

  /** Settles a payment up to its sending: mppx checks what a sponsor does not pay for only there. Throws as a settlement would. */
  async function rehearse(credential: Credential.Credential): Promise<void> {
    const gate = new SendGate()
    gate.close()
    const method = methodOver(tempoClient(options, gate.over(transport)), { store: Store.memory() })
    await method.broadcast?.(asInput(credential)).catch((error: unknown) => {
      if (!gate.hasStopped) throw error
    })
  }

  async function verify({ credential, answer, payment }: Readable): Promise<Verification> {
    const { transfer, payer } = payment
    if (BigInt(Math.floor(Date.now() / 1_000)) + TIME_TO_SETTLE > payment.validBefore)
      return invalid('transaction_expired')
    const transaction = Transaction.deserialize(answer.payload as `0x76${string}`)
    const { calls } = transaction
    const isSponsored = feePayer !== undefined && answer.request.methodDetails.feePayer === true
    const [fate, balance, isPayable, simulated, tried] = await Promise.all([
      ofNode(fateOf(client, transfer)),
      ofNode(balanceOf(client, currency, payer)),
      !isSponsored || ofNode(canSponsor(client, feePayer.address, transaction)),
      trial(simulate(client, payer, calls)),
      trial(isSponsored ? rehearse(credential) : methodOver(client).validate?.(asInput(credential))),
    ])
    if (fate.kind === 'done') return invalid('transaction_already_used')
    // A transaction of several calls may swap for the currency it pays with.
    if (calls.length === 1 && balance < transfer.amount) return invalid('insufficient_funds')
    if (simulated !== null) throw simulated
    // A fee beyond mppx's limits is the payer's fault, whatever the sponsor holds.
    if (!isPayable && !isSponsorPolicy(tried)) throw shortOfFees(feePayer?.address)
    if (tried !== null) throw tried
    return calls.length === 1 ? { isValid: true, balance: atomicUsdc(balance) } : { isValid: true }
  }

  /** The error when the balance of TEMPO_FEE_PAYER_KEY does not cover a fee. Logs it for the operator: the payer cannot mend it. */
  function shortOfFees(sponsor: string | undefined): Unavailable {
    log.error({ feePayer: sponsor }, 'The key of TEMPO_FEE_PAYER_KEY cannot pay fees: send it PathUSD')
    return new Unavailable(`${PAYMENTS} cannot be settled now: their fees cannot be paid. Nothing was charged.`, {
      retryAfter: 60,
    })
  }

  /** The outcome of an interrupted settlement. */
  async function outcome({ answer, payment }: Readable, gate: SendGate, error: unknown): Promise<Settlement> {
    const { feePayer: isSponsored } = answer.request.methodDetails
    const transaction = gate.sent ?? (isSponsored ? null : await transactionHash(answer.payload))
    const fate = await withTimeout(timeoutMs, fateOf(client, payment.transfer, transaction)).catch(() => null)
    if (fate?.kind === 'done') return { kind: 'settled', transaction: fate.transaction }
    if (fate?.kind === 'never') return { kind: 'refused', reason: 'transaction_expired' }
    if (fate && !gate.sent) return { kind: 'refused', reason: reasonOf(error) }
    return { kind: 'unknown', reason: fate ? reasonOf(error) : 'chain_unreachable', transaction }
  }

  return {
    name: `tempo (${rpcUrl})`,
    verifiesCheaply: false,
    async verify(presented) {
      const readable = read(presented)
      if (!readable) return invalid('invalid_payload')
      return withTimeout(timeoutMs, verify(readable)).catch((error: unknown) => {
        if (error instanceof Unavailable) throw error
        if (isRefusal(error)) return invalid(reasonOf(error))
        log.error({ err: error }, 'A verification on Tempo broke off')
        throw unreachable(PAYMENTS)
      })
    },
    async settle(presented) {
      const readable = read(presented)
      if (!readable) return { kind: 'refused', reason: 'invalid_payload' }
      const gate = new SendGate()
      const method = methodOver(tempoClient(options, gate.over(transport)))
      try {
        if (!method.broadcast) throw new Error('mppx cannot settle charges on Tempo')
        const receipt = await withTimeout(timeoutMs, method.broadcast(asInput(readable.credential)))
        return { kind: 'settled', transaction: receipt.reference }
      } catch (error) {
        gate.close()
        log.error({ err: error, transaction: gate.sent }, 'A settlement on Tempo broke off')
        return outcome(readable, gate, error)
      }
    },
  }
}

/** What the node tells of any payment: where it refuses to, that is no answer about this one. */
async function ofNode<Value>(asked: Promise<Value>): Promise<Value> {
  return asked.catch((error: unknown) => {
    throw new Error('The Tempo node does not tell what a payment is checked by', { cause: error })
  })
}

/** The error of a check; null when it passes. */
async function trial(check: unknown): Promise<unknown> {
  try {
    await check
    return null
  } catch (error) {
    return error
  }
}

/**
 * Simulates the calls of a transaction as its sender, without its fee: mppx simulates sponsored ones only at
 * settlement. Throws the node's error when they fail.
 */
async function simulate(client: TempoClient, account: Address, calls: readonly Call[]): Promise<void> {
  // A single call is simulated by itself: nodes that imitate Tempo's, such as anvil, ignore `calls`.
  const [only] = calls.length === 1 ? calls : []
  const request = only ? { account, to: only.to, data: only.data } : { account, calls }
  // viem's types know Tempo's transaction fields only for its own chains.
  await call(client, request as unknown as Parameters<typeof call>[1])
}

/** A credential as mppx's methods accept it; they read its request in the signed form. */
function asInput(credential: Credential.Credential): never {
  return { credential, request: credential.challenge.request } as never
}

function invalid(reason: string): Verification {
  return { isValid: false, reason, message: null }
}
