import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, startCluster, whyNoCluster } from '../../bench/cluster/cluster.ts'
import { type DrillReport, drill } from '../../bench/cluster/drill.ts'
import { FAULTS } from '../../bench/cluster/faults.ts'
import { PATHS } from '../../bench/cluster/paths.ts'
import { isClean } from '../../bench/cluster/verdict.ts'

// A whole installation, with a network namespace for each host, under clients that pay: each kind of fault happens once.

const WHY_NOT = whyNoCluster()
if (WHY_NOT) console.warn(`SKIPPED: the faults of a whole cluster: ${WHY_NOT}`)

const CLIENTS = 12
/** How long cables are pulled, and things are slow, in milliseconds. */
const LASTS_MS = 4_000
/** Least time between the beginnings of two faults, in milliseconds: the slowest answers of one come before the next. */
const INTERVAL_MS = 4_000
/** The payments of a dead router have ended after this time, in milliseconds: 10 s of silence, and a sweep every 3 s. */
const TAKEN_OVER_MS = 15_000
/** Longest time without an answer at any path where a part is restarted or replaced, in milliseconds, on a slow machine. */
const REPLACED_MS = 45_000
/** Where another part takes over at once, or the lost one is not needed, in milliseconds, on a slow machine. */
const BESIDE_MS = 20_000

let cluster: Cluster
let report: DrillReport

describe.skipIf(WHY_NOT !== null)('a cluster in which one part after the other fails', () => {
  beforeAll(async () => {
    cluster = await startCluster()
    // In the order of the list, at the first of two hosts.
    report = await drill(cluster, {
      clients: CLIENTS,
      faults: FAULTS,
      chance: () => 0,
      lastsMs: LASTS_MS,
      intervalMs: INTERVAL_MS,
      limitMs: 420_000,
    })
  }, 900_000)
  afterAll(() => cluster?.stop(), 120_000)

  const faultOf = (name: string) =>
    report.faults.find((fault) => fault.name === name) ?? expect.fail(`${name} is missing`)

  it('has had every kind of fault', () => {
    expect(report.faults.map(({ name }) => name)).toEqual(FAULTS.map(({ name }) => name))
  })

  it('answers every call, charges each once, and agrees with the chain', () => {
    expect(report.verdict.calls).toBeGreaterThan(CLIENTS * FAULTS.length)
    expect(isClean(report.verdict), JSON.stringify(report.verdict, null, 2)).toBe(true)
  })

  it('refuses requests only as docs/payments.md says', () => {
    expect(report.faults.flatMap(({ name, breaches }) => breaches.map((breach) => `${name}: ${breach}`))).toEqual([])
  })

  it('ends the payments of a killed router within 15 seconds', () => {
    const { takeover } = faultOf('router killed')
    expect(takeover?.payments).toBeGreaterThan(0)
    expect(takeover?.tookMs).toBeLessThan(TAKEN_OVER_MS)
  })

  it.each([
    'router killed',
    'jobs killed',
    'router cut off',
    'slow network of the primary',
    'slow disk of the primary',
    'slow disk of the standby',
    'Valkey killed',
    'S3 server killed',
  ])('serves all paths beside a fault: %s', (name) => {
    for (const path of PATHS) expect(faultOf(name).unavailableMs[path], path).toBeLessThan(BESIDE_MS)
  })

  it('serves the other services while one is lost', () => {
    const [domains = '', data = '', inboxes = ''] = PATHS
    for (const path of [data, inboxes])
      expect(faultOf('service killed').unavailableMs[path], path).toBeLessThan(BESIDE_MS)
    for (const path of [domains, inboxes])
      expect(faultOf('service cut off').unavailableMs[path], path).toBeLessThan(BESIDE_MS)
  })

  it.each(FAULTS.map(({ name }) => name))('is whole again after a fault: %s', (name) => {
    for (const path of PATHS) expect(faultOf(name).unavailableMs[path], path).toBeLessThan(REPLACED_MS)
  })
})
