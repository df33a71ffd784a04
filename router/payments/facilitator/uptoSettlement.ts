import type { Hex, PublicClient } from 'viem'
import type { Settlement } from '../protocol/facilitator.ts'
import type { Permit2Payment } from '../x402/permit2.ts'
import { readSettlement } from './readAnswer.ts'
import { permit2NonceState } from './uptoNonce.ts'

/** The scheme's reason for a transaction that was mined and reverted, where it names one. */
const REVERTED = 'invalid_upto_evm_transaction_failed'

/**
 * Reasons for which the `upto` scheme stops before it sends anything, besides those of every scheme. A used nonce is
 * not among them: the payment itself may have used it.
 */
const CERTAIN_REFUSALS = [
  /^permit2_(?!invalid_nonce$)/,
  /^invalid_permit2_/,
  /eip2612_/,
  /^upto_/,
  /^invalid_upto_evm_payload_settlement_exceeds_amount$/,
]

/** Reads the `upto` scheme's answer to `settle`. */
export function readUptoSettlement(answer: Parameters<typeof readSettlement>[0]): Settlement {
  // After the colon stands viem's message about a failed send: the call with its arguments, one of them named
  // "signature". Read as a reason, it would look like a bad signature while the transaction may be in flight.
  const [reason] = answer.errorReason?.split(':') ?? []
  const settlement = readSettlement({ ...answer, errorReason: reason })
  if (settlement.kind !== 'unknown' || settlement.transaction !== null) return settlement
  const isCertain = CERTAIN_REFUSALS.some((pattern) => pattern.test(settlement.reason))
  return isCertain ? { kind: 'refused', reason: settlement.reason } : settlement
}

/**
 * Asks the chain where the scheme's answer alone may mislead; at worst the result is `unknown`.
 *
 * A refusal counts only while the nonce is unused. The scheme takes a call without an answer for a failed check, and a
 * payment that it has settled before for one that would fail: its payer may then even lack the balance that the payment
 * took.
 *
 * A reverted transaction has charged nothing if the nonce was unused at its very block: one of several equal payments
 * at the same time may have found the allowance too small.
 */
export async function confirmSettlement(
  client: PublicClient,
  { payer, nonce }: Permit2Payment,
  settlement: Settlement,
): Promise<Settlement> {
  if (settlement.kind === 'refused') {
    const state = await permit2NonceState(client, payer, nonce)
    if (state === 'unused') return settlement
    const reason = state === 'used' ? 'permit2_invalid_nonce' : 'chain_unreachable'
    return { kind: 'unknown', reason, transaction: null }
  }
  if (settlement.kind === 'settled' || settlement.reason !== REVERTED || !settlement.transaction) return settlement
  const receipt = await client.getTransactionReceipt({ hash: settlement.transaction as Hex }).catch(() => null)
  if (receipt?.status !== 'reverted') return settlement
  const state = await permit2NonceState(client, payer, nonce, receipt.blockNumber)
  return state === 'unused' ? { kind: 'refused', reason: REVERTED } : settlement
}
