import type { Answer, SoaAnswer } from 'dns-packet'
import type { Zone } from '../zones.ts'

/** How long resolvers may keep what we say of the zone itself. Seconds. */
const APEX_TTL = 3600

/** How long resolvers may keep that something does not exist (RFC 2308, 5). Seconds. */
const NEGATIVE_TTL = 300

/** The zone's SOA record (RFC 1035, 3.3.13). We have no secondaries, so their intervals are only customary. */
export function soaOf(zone: Zone): SoaAnswer {
  const primary = zone.nameservers[0] ?? zone.domain
  const mailbox = `hostmaster.${zone.domain}`
  const intervals = { refresh: 7200, retry: 3600, expire: 1_209_600, minimum: NEGATIVE_TTL }
  const data = { mname: primary, rname: mailbox, serial: zone.serial % 2 ** 32, ...intervals }
  return { type: 'SOA', name: zone.domain, ttl: APEX_TTL, data }
}

/** The SOA that goes with "no": its TTL says for how long (RFC 2308, 3). */
export function negativeSoaOf(zone: Zone): SoaAnswer {
  return { ...soaOf(zone), ttl: NEGATIVE_TTL }
}

/** The zone's NS records. */
export function nameserversOf(zone: Zone): readonly Answer[] {
  return zone.nameservers.map((host) => ({ type: 'NS', name: zone.domain, ttl: APEX_TTL, data: host }))
}
