import type { LookupFunction } from 'node:net'
import type { Logger } from 'pino'
import type { Catalogue } from '../../schema/catalogue.ts'
import { lookUpThrough } from '../../subgraphs/kit/net/dns/lookUp.ts'
import { placeOf } from '../../subgraphs/kit/net/outbound/guard.ts'
import type { Outbound } from '../../subgraphs/kit/net/outbound/outbound.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import { answersBy } from '../../subgraphs/kit/service/toll/answerKeys.ts'
import { type ContextSigner, connectSubgraph } from '../../subgraphs/kit/service/toll/connect.ts'
import type { Config } from '../config/config.ts'
import type { JoinedSubgraph } from '../foreign/openGraph.ts'
import { watchForeign } from '../foreign/watchForeign.ts'
import { isLoopbackHost } from '../origins/loopbackHost.ts'
import { openWayOut } from './openOutbound.ts'
import type { Stops } from './stops.ts'

/** What the connections need. */
interface Ground {
  readonly config: Config
  readonly catalogue: Catalogue
  readonly sign: ContextSigner
  readonly log: Logger
  readonly stops: Stops
  baseUrl(service: string): string
}

/** Connects to the subgraphs that the operator added, and watches their SDL. */
export function connectForeign(
  foreign: readonly JoinedSubgraph[],
  { config, catalogue, sign, log, stops, baseUrl }: Ground,
): Map<string, SubgraphRuntime> {
  if (foreign.length === 0) return new Map()
  const wayOut = openWayOut(config, { baseUrl }, lookUpThrough(config.router))
  const watch = watchForeign(foreign, log)
  stops.add(() => watch.stop())
  return new Map(
    foreign.map(({ name, url, answerKey, mayBePaid, timeoutMs, maxBytes, maxInFlight }) => {
      const place = new URL(url)
      const remote = connectSubgraph(name, {
        url,
        isOwn: false,
        sign,
        answerCheck: answerKey && answersBy([answerKey]),
        mayBePaid,
        timeoutMs,
        maxBytes,
        maxInFlight,
        catalogue,
        log,
        // The operator wrote a loopback address; any other host must stay public, whatever its DNS says later.
        ...(isLoopbackHost(place.hostname) ? {} : { lookup: guardedLookup(wayOut, placeOf(place).port) }),
      })
      stops.add(() => remote.close())
      return [name, remote] as const
    }),
  )
}

/** Resolves a host to permitted addresses only. */
function guardedLookup(wayOut: Outbound, port: number): LookupFunction {
  return (host, options, callback) => {
    wayOut.addressesOf(host, port, [port]).then(
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
