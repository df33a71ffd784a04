import { inTransaction } from '../../prisma/transaction.ts'
import type { WalletAddress } from '../../schema/address.ts'
import type { ZoneRecord } from '../kit/net/dns/record.ts'
import { callerOf } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { attestedWallet } from './dns/attestation.ts'
import { isAttestation, readRecords } from './dns/records.ts'
import { deleteRecords, upsertRecords } from './dns/zoneChanges.ts'
import { parseDomain } from './names.ts'
import { bumpZone, lockOwnDomain, requireActive } from './store/domains.ts'
import { readRecordsOf, replaceRecords } from './store/records.ts'
import type { Args, DomainsGraph } from './types.gen.ts'
import type { DomainsContext } from './work.ts'

/**
 * Changes a domain's DNS records: `UPSERT` replaces all records of the given names and types, `DELETE` removes exactly
 * the given records. A batch is applied atomically. NS and SOA are managed by the service.
 */
export const dnsRecords: Topic<DomainsGraph> = {
  resolvers: { Mutation: { updateDnsRecords } },
}

const CHANGES = { UPSERT: upsertRecords, DELETE: deleteRecords } as const

async function updateDnsRecords(_: unknown, { input }: Args<'Mutation.updateDnsRecords'>, context: DomainsContext) {
  const { domain } = parseDomain(input.domain, context.engines.endings, 'input', 'domain')
  const wallet = callerOf(context)
  const records = readRecords(input.records, domain)
  const newOwner = input.action === 'UPSERT' ? attestedOwner(records, domain) : null
  const serial = await inTransaction(context.db.pool, async (client) => {
    requireActive(await lockOwnDomain(client, domain, wallet), context.now())
    const zone = CHANGES[input.action](await readRecordsOf(client, domain), records, domain)
    await replaceRecords(client, domain, zone)
    return bumpZone(client, domain, newOwner)
  })
  context.engines.zones.forget(domain)
  const change = { domain, action: input.action, records, changeId: `${domain}-${serial}` }
  return { domain: { name: domain }, change }
}

/** The wallet that a batch transfers the domain to; null if it does not. */
function attestedOwner(records: readonly ZoneRecord[], domain: string): WalletAddress | null {
  const attestation = records.find((record) => isAttestation(record, domain))
  return attestation ? attestedWallet(attestation.value) : null
}
