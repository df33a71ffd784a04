import type { GraphqlError, Receipt, ReceiptLine } from '../../api/types.ts'
import { formatUsd, parseUsd } from '../../api/usd.ts'

/** An error of a response, as shown on the page. */
export interface Explained {
  readonly message: string
  /** `flights[0].price`; null for an error of the whole request. */
  readonly path: string | null
  readonly code: string | null
  /** The meaning of the code, for common codes. */
  readonly meaning: string | null
  /** The effect on the charge; null when no paid field is affected. */
  readonly money: string | null
}

const MEANINGS: Readonly<Record<string, string>> = {
  SETTLEMENT_PENDING:
    'Whether the payment settled is not known yet. Do not pay again: send the same request in a moment.',
  BAD_REQUEST: 'The input breaks a rule of this field.',
  GRAPHQL_VALIDATION_FAILED: 'The query does not fit the schema.',
  GRAPHQL_PARSE_FAILED: 'The query is no whole GraphQL document.',
  OPERATION_TOO_LARGE: 'The query is deeper or larger than is served; ask for less at once.',
  ANSWER_TOO_LARGE: 'The answer is larger than is sent, and is not charged; ask for less at once.',
  PAYMENT_REQUIRED: 'The request came without a payment that pays for it.',
  AUTHENTICATION_REQUIRED: 'This is read by a wallet that has signed in.',
  FORBIDDEN: 'This wallet may not do that.',
  CONFLICT: 'The thing is in a state that does not allow this.',
  IN_PROGRESS: 'The same request is still being worked on; ask again in a moment.',
  GONE: 'It existed, and is no longer to be had.',
  RATE_LIMITED: 'Too often; wait a little.',
  INTERNAL: 'A fault of the router. It is in its log.',
  UPSTREAM: 'The company behind this service failed.',
  WITHHELD:
    'Another part of the bill failed and nothing could be given back, so nothing was charged and this value is kept.',
  UNAVAILABLE: 'A part that the service needs does not answer now.',
  TIMEOUT: 'The work took too long.',
}

/** The errors of a response in words, with the lines not charged because of them. */
export function explainErrors(errors: readonly GraphqlError[], receipt: Receipt | null): readonly Explained[] {
  return errors.map(({ message, path, extensions }) => {
    const code = extensions?.code ?? null
    const names = path?.filter((part) => typeof part === 'string') ?? []
    return {
      message,
      path: path && path.length > 0 ? pathText(path) : null,
      code,
      meaning: code === null ? null : (MEANINGS[code] ?? null),
      money: receipt ? moneyText(linesOf(receipt, names.join('.'))) : null,
    }
  })
}

/** A response path in code notation: `flights[0].price`. */
export function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text ? `${text}.${part}` : part
  }, '')
}

/** The receipt lines affected by an error at a path: those at it, above it or below it. */
function linesOf({ lines }: Receipt, path: string): readonly ReceiptLine[] {
  const isWithin = (inner: string, outer: string) => outer === '' || inner === outer || inner.startsWith(`${outer}.`)
  return lines.filter((line) => isWithin(line.path, path) || isWithin(path, line.path))
}

function moneyText(lines: readonly ReceiptLine[]): string | null {
  const spared = lines.filter(({ outcome }) => outcome !== 'CHARGED')
  const paid = lines.length - spared.length
  if (spared.length === 0) return null
  const sum = formatUsd(spared.reduce((total, { usd }) => total + parseUsd(usd), 0n))
  return `${sum} USD for it ${paid > 0 ? 'and what is near it ' : ''}${spared.every(({ outcome }) => outcome === 'REFUNDED') ? 'went back' : 'was not charged'}.`
}
