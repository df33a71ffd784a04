import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { parseUsd } from '../../schema/money.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { startFacilitator, type TestFacilitator } from '../support/facilitator.ts'
import { eventually } from '../support/ledger.ts'
import { openPool } from '../support/pool.ts'
import { freePorts } from '../support/ports.ts'
import { startProcess, type TollgraphProcess } from '../support/process.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { allMailIsOut, goOn, hostingCustomers, messagesIn, writeTo } from './customers.ts'
import { orderPaintings, paintingsAreMade } from './painters.ts'
import { bodyOf } from './webmaster.ts'

// The whole process is killed while customers of hosting, messaging and media stand at every step; nothing that was paid is lost.

/** A process that is started again compiles itself first. */
const WITH_RESTART = 150_000
const NAME = `tg-${randomBytes(6).toString('hex')}`

interface Purchases {
  readonly me: { readonly payments: { readonly edges: readonly { readonly node: { readonly state: string } }[] } }
}

let facilitator: TestFacilitator
let tollgraph: TollgraphProcess
let pool: pg.Pool
let owner: TestWallet
const doors = { hosting: 0, mx: 0 }

beforeAll(async () => {
  facilitator = await startFacilitator()
  const [hosting = 0, mx = 0] = await freePorts(2)
  Object.assign(doors, { hosting, mx })
  tollgraph = await startProcess({
    FACILITATOR_URLS: facilitator.url,
    FACILITATOR_TIMEOUT_MS: '60000',
    HOSTING_PORT: String(hosting),
    MX_PORT: String(mx),
  })
  await facilitator.connect(tollgraph.rpcUrl)
  // The same server that the process started: this only attaches to it.
  const { url } = await startEmbeddedPostgres({ dataDir: tollgraph.dataDir })
  pool = openPool(url)
  owner = await makeWallet(tollgraph)
})
afterAll(async () => {
  await pool?.end()
  // First, since a process that ends waits for what it was asked to settle.
  await facilitator?.stop()
  await tollgraph?.end()
})

const post = (send: typeof fetch, path: string, body: object) => send(`${tollgraph.url}${path}`, json(body))

it('a customer at any step goes on from there after the process was killed', { timeout: WITH_RESTART }, async () => {
  const customers = await hostingCustomers(tollgraph, owner)
  await bodyOf(await post(owner.pay, '/mail/api/inbox/buy', { username: NAME }))
  const letter = { username: NAME, to: ['bob@elsewhere.test'], subject: 'Paid', text: 'Hello' }
  await writeTo(NAME, 'Taken in', doors)
  await bodyOf(await post(owner.pay, '/mail/api/inbox/send', letter))
  const paintings = await orderPaintings(tollgraph, owner)
  await tollgraph.kill()
  await tollgraph.start()

  await goOn(tollgraph, owner, customers, doors)
  expect(await messagesIn(tollgraph, owner, NAME)).toMatchObject([{ subject: 'Taken in', read: false }])
  await allMailIsOut(pool)
  await paintingsAreMade(tollgraph, owner, { jobs: paintings, pool })
})

it('money that moved for what was not bought any more is given back', { timeout: WITH_RESTART }, async () => {
  const wishes: [string, object][] = [
    ['/upload/api/upload', { filename: 'a.txt', contentType: 'text/plain', tier: '10mb' }],
    ['/mail/api/inbox/buy', { username: `${NAME}-cut` }],
    ['/mail/api/subdomain/buy', { subdomain: `${NAME}-cut-2` }],
  ]
  const purchases = await Promise.all(
    wishes.map(async ([path, body]) => ({ path, body, payer: await makeWallet(tollgraph, '10') })),
  )
  facilitator.settleBehaviour = 'settle_then_hang'
  const cut = purchases.map(async ({ payer, path, body }) => {
    const headers = await payer.paymentHeaders(await post(fetch, path, body))
    return fetch(`${tollgraph.url}${path}`, json(body, headers)).catch(() => 'cut')
  })
  const balances = () => Promise.all(purchases.map(({ payer }) => payer.balance()))
  const full = parseUsd('10')
  await eventually('all of the money has moved', async () => (await balances()).every((balance) => balance < full))
  await tollgraph.kill()
  expect(await Promise.all(cut)).toEqual(purchases.map(() => 'cut'))
  facilitator.settleBehaviour = 'settle'
  await tollgraph.start()
  const areBack = async () => (await balances()).every((balance) => balance === full)
  await eventually('all of it is back', areBack, 60_000)

  const query = `{ me { uploads { nodes { id } } inboxes { nodes { username } } mailSubdomains { nodes { name } } payments { edges { node { state } } } } }`
  for (const { payer, path, body } of purchases) {
    // The chain knows of a refund a moment before the ledger does.
    const me = await eventually('the refund is noted', async () => {
      const { data } = await bodyOf<{ data: Purchases }>(await post(payer.sign, '/graphql', { query }))
      return data.me.payments.edges[0]?.node.state !== 'REFUNDING' && data.me
    })
    expect(me).toEqual({
      uploads: { nodes: [] },
      inboxes: { nodes: [] },
      mailSubdomains: { nodes: [] },
      payments: { edges: [{ node: { state: 'REFUNDED' } }] },
    })
    // It can still be had, for a new payment.
    await bodyOf(await post(payer.pay, path, body))
  }
})

it('leaves a ledger that the chain confirms', () => expectCleanAudit({ pool, chain: tollgraph.chain }))
