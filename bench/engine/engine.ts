import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type BesideRow, besideRow } from '../beside/row.ts'
import { Tally } from '../load/tally.ts'
import { progress } from '../report/progress.ts'
import { apollo, type Engine, hive, inProcess, overHttp, type ToyUrls } from './engines.ts'
import { QUERIES } from './toys.ts'

/** Rounds in which each engine is asked in turn, and how long one takes, in milliseconds. */
const ROUNDS = 5
const ROUND_MS = 400

/** Answers before anything is measured. */
const WARM_UP = 200

/**
 * The processor time of engines over the same two toy subgraphs, one request after another, without HTTP before them:
 * ours with the subgraphs in its process and over HTTP, and others. Rounds take turns, so that all meet the same machine.
 */
export async function measureEngine(hasPeers: boolean, signal: AbortSignal): Promise<BesideRow[]> {
  progress('starting engines')
  const child = fork(fileURLToPath(new URL('toyServers.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: 'inherit',
  })
  try {
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The toy subgraphs ended')))
    const [urls] = (await Promise.race([once(child, 'message'), ended])) as [ToyUrls]
    const engines = [
      await inProcess(urls),
      await overHttp(urls),
      await apollo(urls),
      ...(hasPeers ? [await hive(urls, false), await hive(urls, true)] : []),
    ]
    const rows: BesideRow[] = []
    for (const [work, query] of Object.entries(QUERIES))
      rows.push(...(await measureQuery(engines, work, query, signal)))
    for (const engine of engines) await engine.stop()
    return rows
  } finally {
    child.removeAllListeners('exit')
    child.kill()
  }
}

async function measureQuery(
  engines: readonly Engine[],
  work: string,
  query: string,
  signal: AbortSignal,
): Promise<BesideRow[]> {
  const [first] = engines
  const expected = JSON.stringify(JSON.parse((await first?.ask(query)) ?? '').data)
  const measured = engines.map((engine) => ({ engine, tally: new Tally(), cpu: 0 }))
  for (const { engine } of measured) for (let count = 0; count < WARM_UP; count++) await engine.ask(query)
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of measured) {
      signal.throwIfAborted()
      progress(`${work}: ${one.engine.title}`)
      const before = process.cpuUsage()
      const end = performance.now() + ROUND_MS
      while (performance.now() < end) {
        const start = performance.now()
        const text = await one.engine.ask(query)
        if (text.includes(expected)) one.tally.right(performance.now() - start, text.length)
        else one.tally.wrong(text.slice(0, 200))
      }
      const { user, system } = process.cpuUsage(before)
      one.cpu += (user + system) / 1_000
    }
  }
  return measured.map(({ engine: { title, isOurs }, tally, cpu }) => {
    const name = { work, server: title, isOurs, connections: 1, unit: 'req/s' } as const
    const load = tally.result()
    // Its own turns alone: the others' lie between its first answer and its last.
    const perSecond = load.answers / ((ROUNDS * ROUND_MS) / 1_000)
    return besideRow(name, { ...load, perSecond }, { cpu, rssPeak: null })
  })
}
