import type { Credentials } from '../checkout/call.ts'

/** Reads what a request carries to pay or to say who it is. */
export function credentialsOf(headers: Readonly<Record<string, string | string[] | undefined>>): Credentials {
  const authorization = text(headers.authorization)
  return {
    payment: text(headers['payment-signature']) ?? text(headers['x-payment']),
    siwx: text(headers['sign-in-with-x']),
    bearer: authorization?.replace(/^Bearer\s+/i, '') ?? null,
  }
}

function text(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && value.length > 0 ? value : null
}
