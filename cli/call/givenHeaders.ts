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
