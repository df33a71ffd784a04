import { PaymentRequest } from 'mppx'
import { z } from 'zod'
import { BadInput } from '../../schema/errors.ts'
import type { CallHeaders } from './doors.ts'
import { META } from './metaKeys.ts'

const Json = z.record(z.string(), z.unknown())

/** An MPP challenge as clients of MCP repeat it: its request is decoded. */
const MppCredential = z.looseObject({ challenge: z.looseObject({ request: z.unknown() }) })

/** The rule of each key that a client may send. */
const Meta = z.object({
  [META.x402Payment]: Json.optional(),
  [META.mppCredential]: MppCredential.optional(),
  [META.signIn]: z.union([z.string(), Json]).optional(),
  [META.idempotencyKey]: z.string().min(1).max(255).optional(),
  [META.organization]: z.string().min(1).max(255).optional(),
})

/**
 * The headers by which the other doors read what a tool call carries in `_meta`; `authorization` is the session of the HTTP
 * request. Throws BadInput that names the key and its rule.
 */
export function callHeaders(meta: Readonly<Record<string, unknown>>, authorization: string | undefined): CallHeaders {
  const read = Meta.safeParse(meta)
  if (!read.success) {
    throw new BadInput(
      read.error.issues.map(({ path, message, code }) => ({ path: ['_meta', ...path.map(String)], message, code })),
    )
  }
  const {
    [META.x402Payment]: payment,
    [META.mppCredential]: credential,
    [META.signIn]: signIn,
    [META.idempotencyKey]: idempotencyKey,
    [META.organization]: organization,
  } = read.data
  const session = authorization && /^\s*bearer\s/i.test(authorization) ? { authorization } : {}
  return {
    ...session,
    ...(payment ? { 'payment-signature': base64(payment) } : {}),
    ...(credential ? { authorization: mppHeader(credential) } : {}),
    ...(signIn ? { 'sign-in-with-x': typeof signIn === 'string' ? signIn : base64(signIn) } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(organization ? { 'x-organization': organization } : {}),
  }
}

/** The id of the MPP challenge that a call answers; null without one. */
export function answeredChallenge(meta: Readonly<Record<string, unknown>>): string | null {
  const read = MppCredential.safeParse(meta[META.mppCredential])
  const id = read.success ? read.data.challenge.id : null
  return typeof id === 'string' ? id : null
}

/** The header of an MPP credential. Not mppx's `Credential.serialize`: it throws without naming what is malformed. */
function mppHeader({ challenge, ...others }: z.output<typeof MppCredential>): string {
  const { request } = challenge
  const encoded = Json.safeParse(request).success ? PaymentRequest.serialize(request as never) : request
  const credential = { ...others, challenge: { ...challenge, request: encoded } }
  return `Payment ${Buffer.from(JSON.stringify(credential)).toString('base64url')}`
}

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}
