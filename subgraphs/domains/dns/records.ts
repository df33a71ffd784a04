import { BadInput, type Issue } from '../../../schema/errors.ts'
import type { RecordType, ZoneRecord } from '../../kit/net/dns/record.ts'
import { readRecordName } from '../../kit/net/dns/recordName.ts'
import { readRecordValue } from '../../kit/net/dns/recordValue.ts'
import { attestationName, attestationValue, attestedWallet } from './attestation.ts'

/** A record as requested. */
export interface RecordInput {
  readonly type: RecordType
  readonly name: string
  readonly value: string
  /** Seconds; bounded by the schema. */
  readonly ttl: number
}

/**
 * Validates records by the rules of their types and normalizes them to the stored form. Throws BadInput with all issues
 * of all records.
 */
export function readRecords(inputs: readonly RecordInput[], domain: string): ZoneRecord[] {
  const issues: Issue[] = []
  const records = inputs.flatMap((input, index) => {
    const name = readRecordName(input.name, domain)
    const value = readRecordValue(input.type, input.value)
    if ('problem' in name) issues.push(issue(index, 'name', name.problem))
    if ('problem' in value) issues.push(issue(index, 'value', value.problem))
    if ('problem' in name || 'problem' in value) return []
    if (input.type === 'CNAME' && value.value === name.name)
      issues.push(issue(index, 'value', "must not be the record's own name"))
    const record = { type: input.type, name: name.name, value: value.value, ttl: input.ttl }
    return isAttestation(record, domain) ? readAttestation(record, index, issues) : [record]
  })
  if (issues.length > 0) throw new BadInput(issues)
  return records
}

/** Whether a record is the domain's ownership attestation. */
export function isAttestation(record: Pick<ZoneRecord, 'type' | 'name'>, domain: string): boolean {
  return record.type === 'TXT' && record.name === attestationName(domain)
}

function readAttestation(record: ZoneRecord, index: number, issues: Issue[]): ZoneRecord[] {
  const wallet = attestedWallet(record.value)
  if (wallet) return [{ ...record, value: attestationValue(wallet) }]
  issues.push(
    issue(index, 'value', 'must be tollgraph-owner=v1;wallet=0x…, with the wallet that owns the domain from now on'),
  )
  return []
}

function issue(index: number, member: 'name' | 'value', message: string): Issue {
  return { path: ['input', 'records', index, member], message, code: 'invalid' }
}
