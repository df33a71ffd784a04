import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectCleanAudit } from '../support/audit.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { type Haproxy, NO_HAPROXY, startHaproxy } from '../support/haproxy.ts'
import { type Installation, startInstallation } from '../support/installation.ts'
import { eventually } from '../support/ledger.ts'
import { startPayingClients } from '../support/payingClients.ts'

if (NO_HAPROXY) console.warn('SKIPPED: a rolling restart behind haproxy, which is not installed')

const CLIENTS = 32

let folder: string
let installation: Installation
beforeAll(async () => {
  folder = await makeDataFolder('tollgraph-haproxy-')
  // Long enough for a machine that does much else: what is slow does not fail.
  installation = await startInstallation(2, {
    SERVICES: 'domains',
    SHUTDOWN_DELAY_MS: '6000',
    SHUTDOWN_DRAIN_MS: '120000',
    SETTLEMENT_WAIT_MS: '60000',
    FACILITATOR_TIMEOUT_MS: '60000',
    DATABASE_POOL: '20',
  })
}, 480_000)
afterAll(async () => {
  await installation?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.skipIf(NO_HAPROXY)('a rolling restart of two routers behind haproxy', () => {
  let haproxy: Haproxy
  beforeAll(async () => {
    haproxy = await startHaproxy(
      folder,
      installation.routers.map(({ url }) => url),
    )
  }, 480_000)
  afterAll(() => haproxy?.stop())

  it('fails no first try of 32 clients that pay', { timeout: 600_000 }, async () => {
    const clients = await startPayingClients({ ...installation, url: haproxy.url }, CLIENTS)
    try {
      for (const router of installation.routers) {
        await clients.pay(CLIENTS)
        expect(await router.stop()).toBe(0)
        await router.start()
        await haproxy.allUp()
      }
      await clients.pay(CLIENTS)
    } finally {
      await clients.stop()
    }
    expect(clients.failures).toEqual([])
    await expectCleanAudit(installation)
  })
})

describe('a router that stops', () => {
  it('ends at once at a second signal', { timeout: 480_000 }, async () => {
    const [router = expect.fail('no router')] = installation.routers
    const stopped = router.stop()
    await eventually('it is about to stop', async () => (await fetch(`${router.url}/ready`)).status === 503)
    expect((await fetch(`${router.url}/health`)).status).toBe(200)
    router.signal('SIGTERM')
    // After the delay it would be 0.
    expect(await stopped).toBe(1)
  })
})
