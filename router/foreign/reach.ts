import { isIP, type LookupFunction } from 'node:net'
import { lookUpThrough } from '../../subgraphs/kit/net/dns/lookUp.ts'
import { readAllowed } from '../../subgraphs/kit/net/outbound/allowed.ts'
import { OutboundRefused } from '../../subgraphs/kit/net/outbound/errors.ts'
import { type Guard, openGuard, placeOf } from '../../subgraphs/kit/net/outbound/guard.ts'
import { resolveThrough } from '../../subgraphs/kit/net/outbound/resolve.ts'
import { ConfigError } from '../config/config.ts'
import type { RouterSettings } from '../config/settings.ts'
import { isLoopbackHost } from '../origins/loopbackHost.ts'
import type { ForeignSubgraph } from './foreignSubgraph.ts'

/** Which addresses the router connects to for subgraphs of others. */
export interface Reach {
  /**
   * Resolves the host of a subgraph's URL to permitted addresses, at each connection: its DNS answer may change. Absent
   * for a loopback address, which the operator wrote.
   */
  lookupOf(url: string): { readonly lookup?: LookupFunction }
}

/** The guard of the installation's settings: public addresses, and those of SUBGRAPHS_ALLOW. */
export function subgraphGuard(settings: RouterSettings): Guard {
  return openGuard(readAllowed(settings.SUBGRAPHS_ALLOW), resolveThrough(settings, lookUpThrough(settings)))
}

/** Opens the way to the subgraphs of others through a guard. */
export function openReach(guard: Guard): Reach {
  return {
    lookupOf(text) {
      const url = new URL(text)
      return isLoopbackHost(url.hostname) ? {} : { lookup: guardedLookup(guard, placeOf(url).port) }
    },
  }
}

/**
 * Checks the URLs whose host is an address, which no lookup resolves. Throws a ConfigError that lists the private ones
 * that no setting allows.
 */
export async function checkAddresses(foreign: readonly ForeignSubgraph[], guard: Guard): Promise<void> {
  const problems = await Promise.all(foreign.map((subgraph) => addressProblem(subgraph, guard)))
  const found = problems.filter((problem) => problem !== null)
  if (found.length > 0) throw new ConfigError(found)
}

async function addressProblem({ name, url }: ForeignSubgraph, guard: Guard): Promise<string | null> {
  const { host, port } = placeOf(new URL(url))
  if (isIP(host) === 0 || isLoopbackHost(new URL(url).hostname)) return null
  try {
    await guard.addressesOf(host, port, [port])
    return null
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error
    return `The subgraph ${name} has a private address: name ${host} in SUBGRAPHS_ALLOW to permit it.`
  }
}

function guardedLookup(guard: Guard, port: number): LookupFunction {
  return (host, options, callback) => {
    guard.addressesOf(host, port, [port]).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        const [first] = found
        if (options.all) callback(null, found)
        else if (first) callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
}
