import type { Credentials } from '../payments/protocol/call.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Reads a request's payment and identity headers. */
export function credentialsOf(headers: Headers): Credentials {
  const authorization = text(headers.authorization)
  const isPayment = /^\s*payment(\s|$)/i.test(authorization ?? '')
  return {
    mpp: isPayment ? authorization : null,
    payment: text(headers['payment-signature']) ?? text(headers['x-payment']),
    siwx: text(headers['sign-in-with-x']),
    bearer: isPayment ? null : (authorization?.replace(/^Bearer\s+/i, '') ?? null),
    idempotencyKey: text(headers['idempotency-key']),
    organization: text(headers['x-organization']),
    acceptPayment: text(headers['accept-payment']),
  }
}

/** Whether a request brings a payment, of any protocol. */
export function hasPayment(headers: Headers): boolean {
  const { mpp, payment } = credentialsOf(headers)
  return mpp !== null || payment !== null
}

function text(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && value.length > 0 ? value : null
}
