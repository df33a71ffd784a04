import type { Answer, SoaAnswer } from 'dns-packet'
import type { Zone } from '../zones.ts'

/** TTL of the zone's own SOA and NS records. Seconds. */
const APEX_TTL = 3600

/** TTL of negative answers (RFC 2308, 5). Seconds. */
const NEGATIVE_TTL = 300

/** The zone's SOA record (RFC 1035, 3.3.13). We have no secondaries, so the intervals are conventional values. */
export function soaOf(zone: Zone): SoaAnswer {
  const primary = zone.nameservers[0] ?? zone.domain
  const mailbox = `hostmaster.${zone.domain}`
  const intervals = { refresh: 7200, retry: 3600, expire: 1_209_600, minimum: NEGATIVE_TTL }
  const data = { mname: primary, rname: mailbox, serial: zone.serial % 2 ** 32, ...intervals }
  return { type: 'SOA', name: zone.domain, ttl: APEX_TTL, data }
}

/** The SOA record of a negative answer: its TTL limits negative caching (RFC 2308, 3). */
export function negativeSoaOf(zone: Zone): SoaAnswer {
  return { ...soaOf(zone), ttl: NEGATIVE_TTL }
}

/** The zone's NS records. */
export function nameserversOf(zone: Zone): readonly Answer[] {
  return zone.nameservers.map((host) => ({ type: 'NS', name: zone.domain, ttl: APEX_TTL, data: host }))
}
