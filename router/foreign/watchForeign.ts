import type { Logger } from 'pino'
import { fetchSdl } from './fetchSdl.ts'
import type { JoinedSubgraph } from './openGraph.ts'
import type { Reach } from './reach.ts'

/** How often the subgraphs are asked for their SDL, in milliseconds. */
const INTERVAL_MS = 60_000

/** Logs once when a subgraph's SDL differs from the composed one, which stays in force until the next start. */
export function watchForeign(foreign: readonly JoinedSubgraph[], reach: Reach, log: Logger): { stop(): Promise<void> } {
  const last = new Map(foreign.map(({ name, sdl }) => [name, sdl]))
  const look = async (subgraph: JoinedSubgraph) => {
    const sdl = await fetchSdl(subgraph, reach).catch((error: unknown) => {
      log.debug({ err: error, subgraph: subgraph.name }, 'A subgraph returned no SDL')
      return null
    })
    if (sdl === null || sdl === last.get(subgraph.name)) return
    last.set(subgraph.name, sdl)
    if (sdl !== subgraph.sdl)
      log.warn(
        { subgraph: subgraph.name },
        'The SDL of a subgraph changed: restart to compose it, prices stay until then',
      )
  }
  const timer = setInterval(() => void Promise.all(foreign.map(look)), INTERVAL_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
    },
  }
}
