import { inTransaction } from '../../prisma/transaction.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { Conflict } from '../../schema/errors.ts'
import type { ZoneRecord } from '../kit/net/dns/record.ts'
import { callerOf } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { addDays } from '../kit/time.ts'
import { attestedWallet } from './dns/attestation.ts'
import { isAttestation, readRecords } from './dns/records.ts'
import { recordsOf } from './dns/soldZones.ts'
import { deleteRecords, upsertRecords } from './dns/zoneChanges.ts'
import { type DomainName, parseDomain } from './names.ts'
import { DEADLINE_DAYS } from './registrantMail.ts'
import { loadOwnDomain } from './registration.ts'
import { sendContact } from './registryContacts.ts'
import { bumpZone, lockOwnDomain, requireActive, setOwner } from './store/domains.ts'
import { readRecordsOf, replaceRecords } from './store/records.ts'
import { renewDeadline } from './store/registrants.ts'
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
  const name = parseDomain(input.domain, context.engines.endings, 'input', 'domain')
  const { domain } = name
  const wallet = callerOf(context)
  const records = readRecords(input.records, domain)
  const newOwner = input.action === 'UPSERT' ? attestedOwner(records, domain) : null
  const isHandover = newOwner !== null && newOwner !== wallet
  const withdrawn = isHandover ? await withdrawTransfer(name, records, context) : null
  const serial = await inTransaction(context.db.pool, async (client) => {
    const owned = await lockOwnDomain(client, domain, wallet)
    requireActive(owned, context.now())
    if (isHandover && owned.transferRequestedAt?.getTime() !== withdrawn?.getTime())
      throw new Conflict(`A transfer of ${domain} was requested meanwhile; try again`)
    const zone = CHANGES[input.action](await readRecordsOf(client, domain), records, domain)
    await replaceRecords(client, domain, zone)
    if (isHandover) {
      await setOwner(client, domain, newOwner)
      await renewDeadline(client, domain, addDays(context.now(), DEADLINE_DAYS))
      await sendContact(client, domain)
    }
    return bumpZone(client, domain)
  })
  context.engines.zones.forget(domain)
  const change = { domain, action: input.action, records, changeId: `${domain}-${serial}` }
  return { domain: { name: domain }, change }
}

/**
 * Voids the transfer code that the owner got, or its new owner could lose the domain to it. Returns when the code was
 * requested; null if there is none.
 */
async function withdrawTransfer(
  name: DomainName,
  records: readonly ZoneRecord[],
  context: DomainsContext,
): Promise<Date | null> {
  const owned = await loadOwnDomain(context, name)
  requireActive(owned, context.now())
  if (owned.transferRequestedAt === null) return null
  // Records that the zone does not allow are refused before the code is void.
  const [zone = []] = await recordsOf(context.db.pool, [name.domain])
  upsertRecords(zone, records, name.domain)
  await context.engines.registrar.endTransferOut(name.domain)
  return owned.transferRequestedAt
}

/** The wallet that a batch transfers the domain to; null if it does not. */
function attestedOwner(records: readonly ZoneRecord[], domain: string): WalletAddress | null {
  const attestation = records.find((record) => isAttestation(record, domain))
  return attestation ? attestedWallet(attestation.value) : null
}
