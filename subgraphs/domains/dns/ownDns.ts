import type { PublicDns } from '../work.ts'
import type { ZoneSource } from './zones.ts'

/**
 * For machines without resolvers: DNS as our own name server has it. It refuses to speak of other zones, which for lack
 * of anyone else to ask means that there is nothing.
 */
export function dnsOfOwnZones(nameServer: PublicDns, zones: ZoneSource): PublicDns {
  return {
    txt: async (name) => ((await zones.zoneOf(name)) ? nameServer.txt(name) : []),
    nameservers: async (domain) => ((await zones.zoneOf(domain)) ? nameServer.nameservers(domain) : []),
  }
}
