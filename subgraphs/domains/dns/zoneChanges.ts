import { BadInput, Conflict, Forbidden, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import type { ZoneRecord } from '../../kit/net/dns/record.ts'
import { statedAs } from '../../kit/service/problems.ts'
import { attestationName } from './attestation.ts'
import { isAttestation } from './records.ts'

const RECORDS_PATH = ['input', 'records']

/** Most records of a zone. */
const MAX_RECORDS = 1000

/** Returns the zone with all records of the given names and types replaced by the given ones. */
export function upsertRecords(zone: readonly ZoneRecord[], given: readonly ZoneRecord[], domain: string): ZoneRecord[] {
  const changed = new Set(given.map(rrset))
  for (const key of changed) requireOneTtl(given.filter((record) => rrset(record) === key))
  if (given.filter((record) => isAttestation(record, domain)).length > 1) {
    throw new BadInput('a domain has one owner: one attestation record at a time', RECORDS_PATH)
  }
  const once = [...new Map(given.map((record) => [identity(record), record])).values()]
  const result = [...zone.filter((record) => !changed.has(rrset(record))), ...once]
  checkZone(result, domain)
  return result
}

/** Returns the zone without the given records. Throws NotFound if one does not exist, Forbidden for the attestation. */
export function deleteRecords(zone: readonly ZoneRecord[], given: readonly ZoneRecord[], domain: string): ZoneRecord[] {
  if (given.some((record) => isAttestation(record, domain))) {
    const message = 'The attestation record cannot be deleted; upsert it to hand the domain over'
    throw conflicting(new Forbidden(message), attestationName(domain))
  }
  const present = new Set(zone.map(identity))
  const missing = given.find((record) => !present.has(identity(record)))
  if (missing)
    throw new NotFound(
      `There is no record ${missing.type} ${missing.name} with the value ${missing.value}; nothing was deleted`,
    )
  const gone = new Set(given.map(identity))
  return zone.filter((record) => !gone.has(identity(record)))
}

/** Checks the rules that span several records. Throws Conflict. */
function checkZone(zone: readonly ZoneRecord[], domain: string): void {
  if (zone.length > MAX_RECORDS) throw conflicting(new Conflict(`A domain has at most ${MAX_RECORDS} records`), null)
  const perName = new Map<string, number>()
  for (const { name } of zone) perName.set(name, (perName.get(name) ?? 0) + 1)
  for (const { type, name } of zone) {
    if (type !== 'CNAME') continue
    // RFC 1034, 3.6.2; the apex always has NS and SOA records.
    if (name === domain) throw conflicting(new Conflict('The domain itself cannot be a CNAME; use A and AAAA'), name)
    if (perName.get(name) !== 1)
      throw conflicting(new Conflict(`A CNAME stands alone: ${name} would have other records beside it`), name)
  }
}

/** The error with the problem that states it; `name` is the full name whose records are not valid together. */
function conflicting<Failure extends TollgraphError>(error: Failure, name: string | null): Failure {
  return statedAs(error, { type: 'DnsConflictProblem', path: RECORDS_PATH, facts: { name } })
}

/** RFC 2181, 5.2: records of one name and type share one TTL. */
function requireOneTtl(records: readonly ZoneRecord[]): void {
  const [first] = records
  if (first && records.some((record) => record.ttl !== first.ttl)) {
    throw new BadInput(`the ${first.type} records of ${first.name} must have one ttl`, RECORDS_PATH)
  }
}

/** Key of an RRset: records of the same name and type, which change together. */
function rrset(record: Pick<ZoneRecord, 'name' | 'type'>): string {
  return `${record.type} ${record.name}`
}

function identity(record: ZoneRecord): string {
  return `${rrset(record)} ${record.value}`
}
