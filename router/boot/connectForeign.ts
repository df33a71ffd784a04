import type { Logger } from 'pino'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import { answersBy } from '../../subgraphs/kit/service/toll/answerKeys.ts'
import { type ContextSigner, connectSubgraph } from '../../subgraphs/kit/service/toll/connect.ts'
import type { Config } from '../config/config.ts'
import type { JoinedSubgraph } from '../foreign/openGraph.ts'
import { openReach, subgraphGuard } from '../foreign/reach.ts'
import { watchForeign } from '../foreign/watchForeign.ts'
import type { Stops } from './stops.ts'

/** What the connections need. */
interface Ground {
  readonly config: Config
  readonly catalogue: Catalogue
  readonly sign: ContextSigner
  readonly log: Logger
  readonly stops: Stops
}

/** Connects to the subgraphs that the operator added, and watches their SDL. */
export function connectForeign(
  foreign: readonly JoinedSubgraph[],
  { config, catalogue, sign, log, stops }: Ground,
): Map<string, SubgraphRuntime> {
  if (foreign.length === 0) return new Map()
  const reach = openReach(subgraphGuard(config.router))
  const watch = watchForeign(foreign, reach, log)
  stops.add(() => watch.stop())
  return new Map(
    foreign.map(({ name, url, answerKey, maxPerOperation, mayBePaid, timeoutMs, maxBytes, maxInFlight }) => {
      const remote = connectSubgraph(name, {
        url,
        isOwn: false,
        sign,
        answerCheck: answerKey && answersBy([answerKey]),
        mayBePaid,
        maxPerOperation,
        timeoutMs,
        maxBytes,
        maxInFlight,
        catalogue,
        log,
        ...reach.lookupOf(url),
      })
      stops.add(() => remote.close())
      return [name, remote] as const
    }),
  )
}
