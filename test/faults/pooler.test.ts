import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { beginSession, eventClient, JOB, type JobEvent, paidJob } from '../router/http/live/support.ts'
import { auditOf } from '../support/audit.ts'
import { type FaultsGround, startFaultsGround } from '../support/faultsGround.ts'
import { eventually } from '../support/ledger.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../support/pgBouncer.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

const PICTURE =
  'mutation { generateImage(input: { model: { imageD: { prompt: "a kite", resolution: MP0_5 } } }) { picture { id } } }'

let ground: FaultsGround
let bouncer: PgBouncer

/** Settings of a router whose database is behind the pooler, and which settles by itself. */
function throughPooler(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { FACILITATOR_URLS: _, ...environment } = ground.environment
  return {
    ...environment,
    FACILITATOR_KEY: ground.devnet.facilitatorKey,
    DATABASE_URL: bouncer.url,
    SECRET: 'the secret of routers behind a pooler',
    EXECUTION_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'silent',
    ...more,
  }
}

describe.runIf(hasPgBouncer)('a database behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    ground = await startFaultsGround()
    bouncer = await startPgBouncer(ground.environment.DATABASE_URL ?? '')
  })
  afterAll(async () => {
    await bouncer?.stop()
    await ground?.stop()
  })

  describe.each([
    ['with DATABASE_LISTEN_URL', () => ({ DATABASE_LISTEN_URL: ground.environment.DATABASE_URL ?? '' })],
    ['without it', () => ({})],
  ])('%s', (_, settings) => {
    let tollgraph: TestTollgraph
    let wallet: TestWallet
    beforeAll(async () => {
      tollgraph = await startTollgraph(throughPooler(settings()))
      wallet = await makeWallet({ ...ground, url: tollgraph.url }, '10')
    })
    afterAll(() => tollgraph?.stop())

    const pay = (query: string) => wallet.pay(`${tollgraph.url}/graphql`, json({ query }))

    it('pays, and sends back what was not earned', async () => {
      const before = await wallet.balance()
      const answer = await pay(
        '{ some: domainSearch(name: "pooled") { name } none: domainSearch(name: "google") { name } }',
      )
      expect(await answer.json()).toMatchObject({ data: { some: { name: 'pooled' } } })
      await eventually('the refund is sent', async () => before - (await wallet.balance()) === parseUsd('0.01'))
    })

    it('settles many payments of one wallet at once', async () => {
      const before = await wallet.balance()
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) => pay(`{ domainSearch(name: "many-${index}") { name } }`)),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(before - (await wallet.balance())).toBe(parseUsd('0.24'))
    })

    it('runs the job that a payment bought', async () => {
      expect(await (await pay(PICTURE)).json()).toMatchObject({ data: { generateImage: { picture: {} } } })
      await eventually('the picture is made', async () => {
        const { rows } = await ground.pool.query('SELECT state FROM kit.job WHERE wallet = $1', [wallet.address])
        return rows.length === 1 && rows[0].state === 'COMPLETE'
      })
    })

    it('streams the changes of a job', async () => {
      const job = await paidJob(tollgraph.backend.db.pool, wallet.address)
      const client = eventClient(tollgraph.url, { authorization: await beginSession(tollgraph, wallet) })
      const events = client.iterate<JobEvent>({ query: JOB, variables: { id: job.id } })
      expect((await events.next()).value).toMatchObject({ data: { job: { status: 'PENDING' } } })
      await job.lease()
      expect((await events.next()).value).toMatchObject({ data: { job: { status: 'LOADING' } } })
      await job.complete()
      expect((await events.next()).value).toMatchObject({ data: { job: { status: 'COMPLETE' } } })
      client.dispose()
    })

    it('is ready, with its jobs', async () => {
      const answer = await fetch(`${tollgraph.url}/ready`)
      expect(await answer.json()).toEqual({ status: 'ready', database: true, chain: true, jobs: true })
    })
  })

  it('refuses to start with prepared statements, which the pooler gives to others', async () => {
    await expect(startTollgraph(throughPooler({ DATABASE_PREPARED_STATEMENTS: 'true' }))).rejects.toThrow(
      'DATABASE_PREPARED_STATEMENTS must not be true',
    )
  })

  it('leaves a ledger that the chain confirms', async () => {
    expect((await auditOf(ground)).findings).toEqual([])
  })
})
