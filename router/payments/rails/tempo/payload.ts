import { Credential } from 'mppx'
import type { Hex } from 'viem'
import { z } from 'zod'
import { encodeBase64url } from '../../mpp/base64url.ts'
import type { MppRefusal } from '../../mpp/problem.ts'
import { readTempoRequest } from '../../mpp/request.ts'
import { WireCredential } from '../../mpp/wire.ts'
import type { Presented } from '../../protocol/facilitator.ts'
import { readTempoPayment, type TempoAnswer, type TempoPayment } from './credential.ts'

/** The payload of a payment in the envelope of x402 v2: the signed transaction, and the challenge that it answers. */
const Payload = z.object({
  transaction: z.string().regex(/^0x([0-9a-f]{2}){1,8192}$/),
  challenge: WireCredential.shape.challenge,
})

/** Reads what such a payload pays. Refuses what is no payment on Tempo, or pays something else than its challenge. */
export function readTempoPayload(payload: unknown): TempoPayment | MppRefusal {
  const answer = answerOf(payload)
  if (!answer) return { reason: 'malformed-credential', message: 'The payload is not a payment on Tempo.' }
  return readTempoPayment(answer)
}

/** A presented credential in the two forms that it is worked with: ours, and that of mppx. */
export interface PresentedCredential {
  readonly answer: TempoAnswer
  readonly credential: Credential.Credential
}

/** Reads back what was presented. Null when it is no `tempo` credential, or one for something else than is required. */
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
    credential: Credential.deserialize(`Payment ${encodeBase64url(JSON.stringify(credential))}`),
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
