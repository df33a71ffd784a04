import type { Credential, UnreadableCredential } from '../protocol/credential.ts'
import type { Rail, Rails } from '../protocol/rail.ts'
import { eip3009Payload } from '../x402/eip3009.ts'
import type { Challenger } from './challenge.ts'
import { isMppRefusal, type MppCredential, readMppCredential } from './credential.ts'
import { isSource, NOT_THE_PAYER } from './source.ts'

/** Members of a challenge's `opaque` for the data that x402 offers carry in `extra`. */
export const QUOTE_MEMBER = 'q'
export const OFFER_MEMBER = 'o'

/** Reads `Authorization: Payment` into the checkout's credential. Null for another scheme. */
export async function readMpp(
  header: string,
  challenger: Challenger,
  rails: Rails,
): Promise<Credential | (UnreadableCredential & { readonly challengeId?: string | null }) | null> {
  const read = readMppCredential(header, challenger)
  if (read === null || isMppRefusal(read)) return read
  const { challenge, hash, opaque, request } = read
  const network = `eip155:${request.methodDetails.chainId}`
  const method = read.method === 'evm' ? 'eip3009' : 'tempo'
  const rail = rails.all.find((candidate) => candidate.method === method && candidate.network === network)
  const isServed = rail?.wires.includes('mpp') && rail.asset === request.currency
  if (!rail || !isServed) {
    const message = 'The challenge was made for another network than the one that is served. Answer a new one.'
    return { reason: 'invalid-challenge', message, challengeId: challenge.id }
  }
  const payload = payloadOf(read, rail)
  const payment = await rail.read(payload.payload, request.recipient)
  if ('reason' in payment) return { ...payment, challengeId: challenge.id }
  // The signer is the payer; the source is only the client's claim.
  if (read.source && !isSource(read.source, payment.payer, request.methodDetails.chainId))
    return { ...NOT_THE_PAYER, challengeId: challenge.id }
  return {
    protocol: 'mpp',
    method,
    scheme: rail.scheme,
    network,
    ...payment,
    accepted: {
      asset: request.currency,
      amount: request.amount.toString(),
      payTo: request.recipient,
      quote: opaque[QUOTE_MEMBER] ?? null,
      offer: opaque[OFFER_MEMBER] ?? null,
    },
    offeredUntil: challenge.expires,
    paymentIdentifier: null,
    challengeId: challenge.id,
    payload,
    hash,
  }
}

/** The payment in x402 v2 form, so that facilitator and ledger are the same for both. */
function payloadOf(read: MppCredential, rail: Rail): { readonly payload: Record<string, unknown> } {
  const { amount, recipient } = read.request
  const accepted = {
    scheme: rail.scheme,
    network: rail.network,
    asset: rail.asset,
    amount: amount.toString(),
    payTo: recipient,
    maxTimeoutSeconds: 300,
    extra: { ...rail.extra('') },
  }
  const envelope = { x402Version: 2, accepted }
  if (read.method === 'tempo') return { ...envelope, payload: { transaction: read.payload, challenge: read.wire } }
  return { ...envelope, payload: eip3009Payload(read.payload) }
}
