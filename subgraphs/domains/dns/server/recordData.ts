import { isIPv4, isIPv6 } from 'node:net'
import type { Answer, CaaData } from 'dns-packet'
import type { ZoneRecord } from '../../../kit/net/dns/record.ts'
import { textOf } from '../../../kit/net/dns/recordValue.ts'

/** Longest character-string of a TXT record (RFC 1035, 3.3). Bytes. */
const MAX_STRING_BYTES = 255

/**
 * Parses a record's value into its data. Throws an Error if the value is not in the presentation form of its type, which
 * is validated when the zone is written.
 */
export function answerOf(record: ZoneRecord): Answer {
  const { type, name, ttl, value } = record
  switch (type) {
    case 'A':
      return { type, name, ttl, data: checked(value, isIPv4(value), record) }
    case 'AAAA':
      return { type, name, ttl, data: checked(value, isIPv6(value), record) }
    case 'CNAME':
      return { type, name, ttl, data: hostName(value, record) }
    case 'MX': {
      const [, preference, exchange = ''] = matched(/^(\d{1,5})\s+(\S+)$/, record)
      return { type, name, ttl, data: { preference: uint16(preference, record), exchange: hostName(exchange, record) } }
    }
    case 'SRV': {
      const [, ...numbers] = matched(/^(\d{1,5})\s+(\d{1,5})\s+(\d{1,5})\s+(\S+)$/, record)
      const [priority, weight, port] = numbers.slice(0, 3).map((number) => uint16(number, record))
      return {
        type,
        name,
        ttl,
        data: { priority, weight, port: port ?? 0, target: hostName(numbers[3] ?? '', record) },
      }
    }
    case 'CAA': {
      const [, flags, tag, quoted, bare] = matched(/^(\d{1,3})\s+([a-zA-Z\d]+)\s+(?:"([^"]*)"|(\S+))$/, record)
      // The library's type has three tags; RFC 8659 (4.1) allows more.
      const data = { flags: uint16(flags, record), tag: tag as CaaData['tag'], value: quoted ?? bare ?? '' }
      return { type, name, ttl, data }
    }
    case 'TXT':
      return { type, name, ttl, data: characterStrings(Buffer.from(textOf(value), 'utf8')) }
  }
}

/** The target of a record without its trailing dot; `.` for the root, as in RFC 7505's null MX. */
function hostName(text: string, record: ZoneRecord): string {
  if (text === '.') return text
  const name = text.endsWith('.') ? text.slice(0, -1) : text
  const isName = name.length <= 253 && name.split('.').every((label) => /^[!-[\]-~]{1,63}$/.test(label))
  return checked(name, isName, record)
}

/** Splits a text of any length into the strings of a TXT record; clients concatenate them. */
function characterStrings(bytes: Buffer): Buffer[] {
  if (bytes.length <= MAX_STRING_BYTES) return [bytes]
  return [bytes.subarray(0, MAX_STRING_BYTES), ...characterStrings(bytes.subarray(MAX_STRING_BYTES))]
}

function matched(pattern: RegExp, record: ZoneRecord): RegExpExecArray {
  const match = pattern.exec(record.value)
  if (!match) throw badValue(record)
  return match
}

function uint16(digits: string | undefined, record: ZoneRecord): number {
  const number = Number(digits)
  if (!(number <= 0xffff)) throw badValue(record)
  return number
}

function checked(value: string, isRight: boolean, record: ZoneRecord): string {
  if (!isRight) throw badValue(record)
  return value
}

function badValue(record: ZoneRecord): Error {
  return new Error(`Not the value of a ${record.type} record at ${record.name}: ${record.value.slice(0, 80)}`)
}
