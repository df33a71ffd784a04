import { isIPv4, isIPv6 } from 'node:net'
import type { RecordType } from './record.ts'
import { readTarget } from './recordName.ts'

/** A value in its stored form, or the problem with it. */
export type ReadValue = { readonly value: string } | { readonly problem: string }

/** Bytes of one TXT record's text; the name server splits it into strings of 255. */
const MAX_TXT_BYTES = 2048
/** Bytes of a CAA value. */
const MAX_CAA_BYTES = 255

/** Parses the value of a record by the rules of its type. */
export function readRecordValue(type: RecordType, text: string): ReadValue {
  return READERS[type](type === 'TXT' ? text : text.trim())
}

const READERS: Readonly<Record<RecordType, (text: string) => ReadValue>> = {
  A: (text) => (isIPv4(text) ? { value: text } : { problem: 'must be an IPv4 address' }),
  AAAA: (text) =>
    isIPv6(text) && !text.includes('%') ? { value: canonicalIPv6(text) } : { problem: 'must be an IPv6 address' },
  CNAME: (text) => valueOrProblem(readTarget(text), 'must be the name of another host, written in full'),
  MX: (text) =>
    valueOrProblem(readMx(text), 'must be a priority (0 to 65535) and a mail host, such as 10 mail.example.com'),
  TXT: readTxt,
  SRV: (text) =>
    valueOrProblem(readSrv(text), 'must be priority, weight, port and host, such as 10 5 5060 sip.example.com'),
  CAA: (text) =>
    valueOrProblem(readCaa(text), 'must be flags (0 or 128), a tag and a quoted value, such as 0 issue "ca.example"'),
}

function valueOrProblem(value: string | null, problem: string): ReadValue {
  return value === null ? { problem } : { value }
}

/** The URL parser normalizes IPv6 as in RFC 5952: two spellings of one address are one record. */
function canonicalIPv6(text: string): string {
  return new URL(`http://[${text}]`).hostname.slice(1, -1)
}

function readMx(text: string): string | null {
  const [priority = '', host = '', ...rest] = text.split(/\s+/)
  if (rest.length > 0 || !isUint16(priority)) return null
  // RFC 7505: "0 ." means that the domain accepts no mail.
  if (host === '.') return Number(priority) === 0 ? '0 .' : null
  const target = readTarget(host)
  return target && `${Number(priority)} ${target}`
}

function readSrv(text: string): string | null {
  const [priority = '', weight = '', port = '', host = '', ...rest] = text.split(/\s+/)
  if (rest.length > 0 || ![priority, weight, port].every(isUint16)) return null
  // RFC 2782: the target "." means that the service is not available.
  const target = host === '.' ? '.' : readTarget(host)
  return target && `${Number(priority)} ${Number(weight)} ${Number(port)} ${target}`
}

function readCaa(text: string): string | null {
  const [, flags, tag, quoted, bare] = /^(0|128)\s+([A-Za-z0-9]{1,15})\s+(?:"([^"\\]*)"|([^\s"\\]+))$/.exec(text) ?? []
  const value = quoted ?? bare ?? ''
  if (!flags || !tag || !isPrintable(value) || Buffer.byteLength(value) > MAX_CAA_BYTES) return null
  return `${flags} ${tag.toLowerCase()} "${value}"`
}

/** Raw text, including leading and trailing spaces, or quoted zone-file strings: `"one" "two"` is the text `onetwo`. */
function readTxt(text: string): ReadValue {
  const value = QUOTED.test(text.trim()) ? unquote(text) : text
  if (value === '') return { problem: 'must not be empty' }
  if (!isPrintable(value)) return { problem: 'must be printable ASCII' }
  if (Buffer.byteLength(value) > MAX_TXT_BYTES) return { problem: `must have at most ${MAX_TXT_BYTES} characters` }
  // Quote the value again if a parser would lose quotes inside it or spaces at its ends.
  const isPlain = !QUOTED.test(value) && value === value.trim()
  return { value: isPlain ? value : `"${value.replace(/["\\]/g, '\\$&')}"` }
}

const QUOTED = /^"(?:[^"\\]|\\.)*"(?:\s+"(?:[^"\\]|\\.)*")*$/s

/** The text of a TXT record, from its stored value: that is quoted where a parser would change the plain text. */
export function textOf(value: string): string {
  return QUOTED.test(value) ? unquote(value) : value
}

function unquote(text: string): string {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, inner = '']) => inner.replace(/\\(.)/gs, '$1')).join('')
}

function isUint16(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}

function isPrintable(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}
