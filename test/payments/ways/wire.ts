import { Challenge } from 'mppx'

/** A challenge of x402 v2, as far as tests look at it. */
export interface Required {
  readonly error: string
  readonly accepts: readonly {
    readonly scheme: string
    readonly network: string
    readonly amount: string
    readonly payTo: string
    readonly asset: string
    readonly extra: Readonly<Record<string, unknown>>
  }[]
  readonly extensions: Readonly<Record<string, unknown>>
}

/** A settlement header, of either version. */
export interface Settlement {
  readonly success: boolean
  readonly transaction: string
  readonly network: string
  readonly payer: string
  readonly amount?: string
  readonly extensions?: {
    readonly receipt?: {
      readonly paymentId: string
      readonly lines: readonly Readonly<Record<string, unknown>>[]
      readonly refunds?: readonly { readonly usd: string; readonly state: string; readonly transaction?: string }[]
    }
  }
}

/** The x402 v2 challenge of a 402. */
export function requiredOf(response: Response): Required {
  return decoded(response.headers.get('payment-required')) as Required
}

/** What the 402 offers, as `scheme network`. */
export function offersOf(response: Response): string[] {
  return requiredOf(response).accepts.map(({ scheme, network }) => `${scheme} ${network}`)
}

/** What became of an x402 payment. */
export function settlementOf(response: Response): Settlement {
  return decoded(response.headers.get('payment-response') ?? response.headers.get('x-payment-response')) as Settlement
}

/** The MPP challenges of a 402, as the stock package reads them. */
export function challengesOf(response: Response) {
  return Challenge.fromResponseList(response)
}

/** Everything of an answer that a repetition has to repeat: what differs by nature is left out. */
export async function wholeOf(response: Response) {
  const changing = new Set(['date', 'x-request-id', 'connection', 'keep-alive'])
  const headers = [...response.headers].filter(([name]) => !changing.has(name))
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() }
}

/** JSON in base64, as x402 writes it. */
export function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}

/** Reads JSON in base64. Throws when there is none. */
export function decoded(header: string | null): unknown {
  if (header === null) throw new Error('The header is missing')
  return JSON.parse(Buffer.from(header, 'base64').toString())
}
