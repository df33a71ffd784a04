import { z } from 'zod'
import { encodeBase64url } from './base64url.ts'
import { canonicalJson } from './canonicalJson.ts'

const base64url = z.string().regex(/^[A-Za-z0-9_-]{1,12000}$/, 'must be base64url')

/** Clients of old wrote `opaque` out as an object; it is signed in the other spelling. */
const opaque = z.union([
  base64url,
  z.record(z.string().max(64), z.string().max(1_024)).transform((members) => encodeBase64url(canonicalJson(members))),
])

/** A credential as it stands on the wire. What is in its payload depends on the method, which reads it. */
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
