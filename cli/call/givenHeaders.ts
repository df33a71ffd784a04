import { UsageError } from '../errors.ts'

/** Headers that belong to the connection, which the client sets itself. */
const OF_CONNECTION = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Reads `Name: value` headers of the command line. Throws UsageError. */
export function readHeaders(lines: readonly string[]): Readonly<Record<string, string>> {
  const headers = new Headers()
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? []
    if (OF_CONNECTION.includes(name.toLowerCase())) {
      throw new UsageError(`--header cannot set ${name}: it belongs to the connection.`)
    }
    try {
      headers.append(name, value.trim())
    } catch {
      throw new UsageError(`--header takes "Name: value", in characters that a header may have.`)
    }
  }
  return Object.fromEntries(headers)
}

/** Whether a request brings a payment of its own. */
export function bringsPayment(headers: Readonly<Record<string, string>>): boolean {
  const { authorization = '' } = headers
  return 'payment-signature' in headers || 'x-payment' in headers || /^payment /i.test(authorization)
}

/** How to get the answer of a payment that was sent and may have been charged. */
export function answerAdvice(payment: Readonly<Record<string, string>>): string {
  const options = Object.entries(payment).map(([name, value]) => ` --header '${name}: ${value}'`)
  const same = options.length > 0 ? `The same call with${options.join('')}` : 'The same call'
  return `${same} gets its answer, and is not charged again.`
}
