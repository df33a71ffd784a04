import { Conflict } from '../../../../schema/errors.ts'
import type { RecordType, ZoneRecord } from './record.ts'
import { readRecordName, readTarget } from './recordName.ts'
import { readRecordValue } from './recordValue.ts'

/** A record to publish; its name is passed separately. */
export interface RecordToPublish {
  readonly type: RecordType
  /** Presentation form, as in `ZoneRecord`. */
  readonly value: string
  /** Seconds. */
  readonly ttl: number
}

/** A zone, name or record that cannot be published. The message gives the reason, for operators and service developers. */
export class Unpublishable extends Error {
  override name = 'Unpublishable'
}

const MAX_TTL = 2 ** 31 - 1

/** The name of a zone. Throws Unpublishable for an invalid name and for a single label such as `com`. */
export function readZoneName(text: string): string {
  const name = readTarget(text)
  if (name) return name
  throw new Unpublishable(`${text} cannot be a zone of this installation: write a name such as sites.example.com`)
}

/** The name of records inside an enclosing zone. Throws Unpublishable. */
export function readPublishedName(text: string, zone: string): string {
  const read = readRecordName(text, zone)
  if ('problem' in read) throw new Unpublishable(`${text} cannot be published: it ${read.problem}`)
  return read.name
}

/** Records in the canonical form for storage and comparison, deduplicated. Throws Unpublishable. */
export function readPublishedRecords(records: readonly RecordToPublish[], name: string): ZoneRecord[] {
  return once(records.map((record) => readRecord(record, name)))
}

function readRecord({ type, value, ttl }: RecordToPublish, name: string): ZoneRecord {
  const refuse = (problem: string) => new Unpublishable(`${type} of ${name} cannot be published: it ${problem}`)
  const read = readRecordValue(type, value)
  if ('problem' in read) throw refuse(read.problem)
  const isTtl = Number.isInteger(ttl) && ttl >= 0 && ttl <= MAX_TTL
  if (!isTtl) throw refuse(`must have a ttl of 0 to ${MAX_TTL} seconds`)
  return { type, name, value: read.value, ttl }
}

/** The rule over all records of a name, across their owners (RFC 1034, 3.6.2). Throws Conflict. */
export function checkAlias(zone: string, name: string, records: readonly ZoneRecord[]): void {
  if (!records.some(({ type }) => type === 'CNAME')) return
  if (name === zone) throw new Conflict(`The zone ${zone} itself cannot be a CNAME; use A and AAAA`)
  if (records.length > 1) throw new Conflict(`A CNAME stands alone: ${name} would have other records beside it`)
}

/** Whether two lists of records of one name are equal. */
export function saysTheSame(one: readonly ZoneRecord[], other: readonly ZoneRecord[]): boolean {
  const text = (records: readonly ZoneRecord[]) => once(records).map(identity).sort().join('\n')
  return text(one) === text(other)
}

function once(records: readonly ZoneRecord[]): ZoneRecord[] {
  return [...new Map(records.map((record) => [identity(record), record])).values()]
}

function identity({ type, value, ttl }: ZoneRecord): string {
  return `${type} ${ttl} ${value}`
}
