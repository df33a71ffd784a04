import { parseWalletAddress, type WalletAddress } from '../../../schema/address.ts'
import type { ZoneRecord } from '../../kit/net/dns/record.ts'

/**
 * Attestation of a domain's owner in DNS: `_tollgraph.<domain>` TXT `tollgraph-owner=v1;wallet=<address>`. The record is
 * created at registration and can be replaced but not deleted; replacing it transfers the domain.
 */
const ATTESTATION = /^tollgraph-owner=v1;wallet=([0-9A-Za-z]{32,44})$/
const ATTESTATION_TTL_SECONDS = 300

export function attestationName(domain: string): string {
  return `_tollgraph.${domain}`
}

export function attestationValue(wallet: WalletAddress): string {
  return `tollgraph-owner=v1;wallet=${wallet}`
}

export function attestationRecord(domain: string, wallet: WalletAddress): ZoneRecord {
  return { type: 'TXT', name: attestationName(domain), value: attestationValue(wallet), ttl: ATTESTATION_TTL_SECONDS }
}

/** Addresses without a private key: the zero address, and Solana's system program. */
const KEYLESS = /^(0x0+|1+)$/

/** The wallet that an attestation names; null for any other text, including addresses without a key and wrong checksums. */
export function attestedWallet(value: string): WalletAddress | null {
  const [, text] = ATTESTATION.exec(value.trim()) ?? []
  return text && !KEYLESS.test(text) ? parseWalletAddress(text) : null
}
