import { PaymentRequest } from 'mppx'
import { z } from 'zod'

const base64url = z.string().regex(/^[A-Za-z0-9_-]{1,12000}$/, 'must be base64url')

/** Old clients send `opaque` as an object; the id is computed over its encoded form. */
const opaque = z.union([
  base64url,
  z.record(z.string().max(64), z.string().max(1_024)).transform(PaymentRequest.serialize),
])

/**
 * A credential as sent. The method reads its payload. mppx's `Credential.deserialize` has one error for every defect;
 * here the refusal names the member and its rule.
 */
export const WireCredential = z.object({
  challenge: z.object({
    id: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be base64url'),
    realm: z.string().min(1).max(255),
    method: z.string().regex(/^[a-z][a-z0-9:_-]{0,31}$/, 'must be the name of a payment method'),
    intent: z.string().regex(/^[a-z][a-z0-9:_-]{0,31}$/, 'must be the name of an intent'),
    request: base64url,
    expires: z.iso.datetime({ offset: true }).max(40).optional(),
    digest: z.string().max(128).optional(),
    opaque: opaque.optional(),
  }),
  payload: z.looseObject({ type: z.string().max(64) }),
  source: z.string().max(256).optional(),
})

export type WireCredential = z.output<typeof WireCredential>
