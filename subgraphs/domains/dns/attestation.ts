import { type Address, parseAddress } from '../../../schema/address.ts'
import type { ZoneRecord } from './zones.ts'

/**
 * Who owns a domain, said in DNS: `_tollgraph.<domain>` TXT `tollgraph-owner=v1;wallet=0x…`. The record is written at
 * registration and can be replaced, never deleted; replacing it hands the domain over.
 */
const ATTESTATION = /^tollgraph-owner=v1;wallet=(0x[0-9a-fA-F]{40})$/
const ATTESTATION_TTL_SECONDS = 300

export function attestationName(domain: string): string {
  return `_tollgraph.${domain}`
}

export function attestationValue(wallet: Address): string {
  return `tollgraph-owner=v1;wallet=${wallet}`
}

export function attestationRecord(domain: string, wallet: Address): ZoneRecord {
  return { type: 'TXT', name: attestationName(domain), value: attestationValue(wallet), ttl: ATTESTATION_TTL_SECONDS }
}

/** The wallet that an attestation names; null for any other text, the zero address and a wrong checksum included. */
export function attestedWallet(value: string): Address | null {
  const [, text] = ATTESTATION.exec(value.trim()) ?? []
  return text && BigInt(text) !== 0n ? parseAddress(text) : null
}
