import { decodeBase64, fromUrlAlphabet } from '../../api/base64.ts'

/** One decoded header of a response: its purpose and its content. */
export interface DecodedHeader {
  readonly name: string
  readonly purpose: string
  readonly text: string
}

const PURPOSES: readonly (readonly [string, string, (value: string) => string])[] = [
  ['payment-required', 'The x402 challenge, base64 JSON', prettyBase64],
  ['www-authenticate', 'The MPP challenges, with their requests decoded', prettyChallenges],
  ['content-type', 'What the body is', String],
  ['retry-after', 'When to try again, in seconds', String],
  ['x-data-source', 'Where the facts come from', String],
  ['x-request-id', 'Name of this request in the log', String],
]

/** The decoded headers of interest. */
export function decodeHeaders(headers: { get(name: string): string | null }): DecodedHeader[] {
  return PURPOSES.flatMap(([name, purpose, decode]) => {
    const value = headers.get(name)
    return value === null ? [] : [{ name, purpose, text: decode(value) }]
  })
}

/** One `Payment` challenge of a `WWW-Authenticate` header. */
export interface Challenge {
  readonly scheme: string
  readonly parameters: Readonly<Record<string, string>>
}

/** Splits a `WWW-Authenticate` header: commas separate challenges as well as their parameters. */
export function parseChallenges(header: string): Challenge[] {
  const challenges: { scheme: string; parameters: Record<string, string> }[] = []
  const part = /(?:^|[\s,])([A-Za-z][\w-]*)\s+(?=[\w-]+\s*=)|([\w-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s",]+))/g
  for (const [, scheme, name, inQuotes, bare] of header.matchAll(part)) {
    if (scheme !== undefined) challenges.push({ scheme, parameters: {} })
    else if (name !== undefined) {
      const current = challenges.at(-1)
      if (current) current.parameters[name] = inQuotes?.replace(/\\(.)/g, '$1') ?? bare ?? ''
    }
  }
  return challenges
}

function prettyChallenges(header: string): string {
  const told = parseChallenges(header).map(({ scheme, parameters }) => ({
    scheme,
    ...parameters,
    ...decodedMember(parameters, 'request'),
    ...decodedMember(parameters, 'opaque'),
  }))
  return told.length > 0 ? JSON.stringify(told, null, 2) : header
}

function decodedMember(parameters: Readonly<Record<string, string>>, name: string): Record<string, unknown> {
  const decoded = jsonIn(parameters[name] ?? '')
  return decoded === undefined ? {} : { [name]: decoded }
}

function prettyBase64(value: string): string {
  const decoded = jsonIn(value)
  return decoded === undefined ? value : JSON.stringify(decoded, null, 2)
}

/** The JSON in base64 of either alphabet; undefined when there is none. */
function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(decodeBase64(fromUrlAlphabet(base64))) as unknown
  } catch {
    return undefined
  }
}
