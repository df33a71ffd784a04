import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { fetchSdl } from './fetchSdl.ts'
import type { JoinedSubgraph } from './openGraph.ts'

/** How often the subgraphs are asked for their SDL, in milliseconds. */
const INTERVAL_MS = 60_000

/** Tells in the log when a subgraph's SDL differs from the composed one: it counts from the next start. */
export function watchForeign(foreign: readonly JoinedSubgraph[], log: Logger): { stop(): Promise<void> } {
  const told = new Map<string, string>()
  const look = async (subgraph: JoinedSubgraph) => {
    const sdl = await fetchSdl(subgraph).catch((error: unknown) => {
      log.debug({ err: error, subgraph: subgraph.name }, 'A subgraph tells no SDL')
      return null
    })
    if (sdl === null) return
    const hash = createHash('sha256').update(sdl).digest('hex')
    if (hash === subgraph.sdlHash || told.get(subgraph.name) === hash) return
    told.set(subgraph.name, hash)
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
