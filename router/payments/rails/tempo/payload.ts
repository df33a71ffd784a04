import { Credential } from 'mppx'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { Presented } from '../../../../prisma/ledger/stored.ts'
import type { MppRefusal } from '../../mpp/problem.ts'
import { readTempoRequest } from '../../mpp/request.ts'
import { WireCredential } from '../../mpp/wire.ts'
import { readTempoPayment, type TempoAnswer, type TempoPayment } from './credential.ts'

/** The payload of a payment in the envelope of x402 v2: the signed transaction, and the challenge that it answers. */
const Payload = z.object({
  transaction: z.string().regex(/^0x([0-9a-f]{2}){1,8192}$/),
  challenge: WireCredential.shape.challenge,
})

/**
 * Reads the payment of such a payload. Refuses one that is no payment on Tempo, or does not pay what its challenge asks
 * for.
 */
export function readTempoPayload(payload: unknown): TempoPayment | MppRefusal {
  const answer = answerOf(payload)
  if (!answer) return { reason: 'malformed-credential', message: 'The payload is not a payment on Tempo.' }
  return readTempoPayment(answer)
}

/** A presented credential in two forms: ours, and mppx's. */
export interface PresentedCredential {
  readonly answer: TempoAnswer
  readonly credential: Credential.Credential
}

/** Reads a presented credential. Null when it is no `tempo` credential, or does not match the requirements. */
export function readPresented({ payload, requirements }: Presented): PresentedCredential | null {
  const answer = answerOf(payload.payload)
  if (!answer) return null
  const { request, wire } = answer
  const isRequired =
    requirements.network === `eip155:${request.methodDetails.chainId}` &&
    requirements.asset === request.currency &&
    requirements.amount === request.amount.toString() &&
    requirements.payTo === request.recipient
  if (!isRequired) return null
  const credential = { challenge: wire, payload: { type: 'transaction', signature: answer.payload } }
  return {
    answer,
    credential: Credential.deserialize(`Payment ${Buffer.from(JSON.stringify(credential)).toString('base64url')}`),
  }
}

function answerOf(payload: unknown): (TempoAnswer & { readonly wire: WireCredential['challenge'] }) | null {
  const { transaction, challenge } = Payload.safeParse(payload).data ?? {}
  const request = challenge && readTempoRequest(challenge.request)
  if (!transaction || !request || challenge.expires === undefined) return null
  const { id, realm, expires } = challenge
  return {
    challenge: { id, realm, expires: new Date(expires) },
    request,
    payload: transaction as Hex,
    source: null,
    wire: challenge,
  }
}
