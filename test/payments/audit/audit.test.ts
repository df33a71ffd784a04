import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scopeSince } from '../../../prisma/ledger/auditScope.ts'
import { inSnapshot } from '../../../prisma/ledger/snapshot.ts'
import { extentOf, findLosses, INVARIANTS, writeBack } from '../../../router/payments/audit/index.ts'
import { type AuditJournal, NO_PROGRESS } from '../../../router/payments/audit/journal.ts'
import { signedMutations } from '../../../router/payments/audit/signedMutations.ts'
import { auditOf, expectCleanAudit, ownAddresses } from '../../support/audit.ts'
import { type Method, makePayer } from '../../support/faultsPayer.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'

const TABLES = [
  'payment',
  'payment_line',
  'credential',
  'open_payment',
  'answer',
  'receipt',
  'disbursement',
  'disbursement_line',
] as const
/** Two lines, of which the second finds nothing. */
const HALF = (name: string) =>
  `{ some: domainSearch(name: "${name}") { name } none: domainSearch(name: "google") { name } }`

let tollgraph: TestTollgraph
/** The payments by what became of them. */
let ids: Record<'settled' | 'other' | 'refunded' | 'ceiling' | 'mpp' | 'released' | 'sent', string>

beforeAll(async () => {
  // Nobody may repair what is broken here.
  tollgraph = await startTollgraph({ SERVICES: 'domains', RUN_JOBS: 'false', LOG_LEVEL: 'silent' })
  const search = `${tollgraph.url}/domains/api/search`
  const graph = `${tollgraph.url}/graphql`
  const send = { amount: 0.4, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', network: 'base' }
  ids = {
    settled: await paid('exact', search, { name: 'audited' }),
    other: await paid('exact', search, { name: 'audited-too' }),
    refunded: await paid('exact', graph, { query: HALF('audited-half') }),
    ceiling: await paid('upto', graph, { query: HALF('audited-ceiling') }),
    mpp: await paid('mpp', graph, { query: HALF('audited-mpp') }),
    released: await paid('exact', search, { name: 'google' }),
    sent: await paid('exact', `${tollgraph.url}/api/send`, send),
  }
  for (const table of TABLES) await sql(`CREATE TABLE saved_${table} AS SELECT * FROM ledger.${table}`)
})
afterEach(async () => {
  for (const table of TABLES) await sql(`DELETE FROM ledger.${table}`)
  await sql(`DELETE FROM kit.act WHERE field = 'Mutation.broken'`)
  for (const table of TABLES) await sql(`INSERT INTO ledger.${table} SELECT * FROM saved_${table}`)
})
afterAll(() => tollgraph?.stop())

async function sql(text: string): Promise<void> {
  await tollgraph.backend.db.pool.query(text)
}

/** Buys something in one of the ways; returns the payment's id. */
async function paid(method: Method, url: string, body: object): Promise<string> {
  const payer = await makePayer(tollgraph, method)
  const answer = await fetch(url, json(body, await payer.pay(await fetch(url, json(body)))))
  expect(answer.status).toBeLessThan(500)
  const [payment] = await paymentsOf(tollgraph, payer.address)
  return payment?.id ?? expect.fail(`nothing was bought by ${method}: ${answer.status} ${await answer.text()}`)
}

describe('an audit', () => {
  it('finds nothing in a ledger of payments of every kind', async () => {
    const states = await tollgraph.backend.db.pool.query('SELECT id, state FROM ledger.payment')
    const stateOf = new Map(states.rows.map(({ id, state }) => [id, state]))
    expect(Object.entries(ids).map(([kind, id]) => [kind, stateOf.get(id)])).toEqual([
      ['settled', 'SETTLED'],
      ['other', 'SETTLED'],
      ['refunded', 'REFUNDED'],
      ['ceiling', 'SETTLED'],
      ['mpp', 'REFUNDED'],
      ['released', 'RELEASED'],
      ['sent', 'SETTLED'],
    ])
    expect(await auditOf(tollgraph)).toMatchObject({ payments: 7, refunds: 2, withoutBasis: 0, findings: [] })
  })

  it('names every invariant once, with its rule', () => {
    expect(new Set(INVARIANTS.map(({ name }) => name)).size).toBe(INVARIANTS.length)
    for (const { rule } of INVARIANTS) expect(rule).toMatch(/^[A-Z].{20,}[^.]$/)
  })

  it('changes nothing', async () => {
    await auditOf(tollgraph)
    for (const table of TABLES) {
      const { rows } = await tollgraph.backend.db.pool.query(
        `(TABLE ledger.${table} EXCEPT TABLE saved_${table}) UNION ALL (TABLE saved_${table} EXCEPT TABLE ledger.${table})`,
      )
      expect(rows).toEqual([])
    }
  })

  it('says nothing of a payment that is under way in time', async () => {
    await sql(`INSERT INTO ledger.payment SELECT (jsonb_populate_record(payment, jsonb_build_object('id', gen_random_uuid(),
      'nonce', '0x01', 'basis', NULL, 'state', 'RESERVED', 'settled_amount', NULL, 'transaction_hash', NULL, 'charge_amount', NULL,
      'amount', 0, 'answer_status', NULL))).*
      FROM ledger.payment WHERE id = '${ids.settled}'`)
    await sql(open("id, 'RESERVED', now() + interval '5 seconds'", "nonce = '0x01'"))
    await sql(`INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, units, settle)
      SELECT id, 0, 'a', 'Query.a', 'domains', 0, 1, 'ON_SUCCESS'
      FROM ledger.payment WHERE nonce = '0x01'`)
    await sql(
      `UPDATE ledger.payment SET transitions = ledger.transition('RESERVED', created_at, '') WHERE nonce = '0x01'`,
    )
    await expectCleanAudit(tollgraph)
  })
})

it('an audit ends with the error of a chain that is away, and its other checks with it', async () => {
  const request = () => Promise.reject(new Error('The node is away'))
  const client = Object.assign(Object.create(tollgraph.chain.client), { request })
  await expect(auditOf(tollgraph, { chain: { ...tollgraph.chain, client } })).rejects.toThrow('The node is away')
  await eventually('no transaction is left open', async () => {
    const sql = `SELECT FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' OR query LIKE 'FETCH%' AND state = 'active'`
    return (await tollgraph.backend.db.pool.query(sql)).rowCount === 0
  })
})

describe('an audit by steps of one transfer', () => {
  const inSteps = (journal?: AuditJournal) => auditOf(tollgraph, { transfersOfStep: 1, journal, chain: blockByBlock() })
  /** As a node that lists the logs of one block only. */
  function blockByBlock(): TestTollgraph['chain'] {
    const { client } = tollgraph.chain
    const request = async (asked: { method: string; params: [{ fromBlock: string; toBlock: string }] }) => {
      const [{ fromBlock, toBlock }] = asked.params
      if (fromBlock !== toBlock) throw new Error('query exceeds max block range 1')
      return client.request(asked as never)
    }
    return { ...tollgraph.chain, client: Object.assign(Object.create(client), { request }) }
  }
  /** Keeps the progress of an audit, whose process dies once it has kept so many steps. */
  function journalFor(steps: number, progress: AuditJournal['progress'] = NO_PROGRESS) {
    let left = steps
    const journal = {
      progress,
      async keep(reached: AuditJournal['progress']) {
        if (left === 0) throw new Error('killed')
        left -= 1
        journal.progress = reached
      },
    }
    return journal
  }

  beforeEach(async () => {
    await sql(payment(ids.settled, 'nonce = repeat($$1$$, 66)'))
    await sql(payment(ids.other, 'settled_amount = settled_amount + 1'))
    await sql(payment(ids.mpp, `state = 'SETTLED'`))
  })

  it('finds what an audit in one step finds', async () => {
    const { findings } = await auditOf(tollgraph)
    expect(new Set(findings.map(({ invariant }) => invariant)).size).toBeGreaterThan(3)
    expect((await inSteps()).findings).toEqual(findings)
  })

  it('goes on from any step that it ended after', async () => {
    const { findings, plain } = await auditOf(tollgraph)
    let progress = NO_PROGRESS
    const places = new Set<string | null>()
    for (let run = 0; run < 100; run += 1) {
      const journal = journalFor(2, progress)
      const ended = await inSteps(journal).catch((error: Error) => error)
      progress = journal.progress
      places.add(progress.place)
      if (!(ended instanceof Error)) {
        expect(ended).toMatchObject({ findings, plain })
        break
      }
      expect(ended.message).toBe('killed')
    }
    expect(places.size).toBeGreaterThan(2)
    expect(progress.done.toSorted()).toEqual(INVARIANTS.map(({ name }) => name).toSorted())
  })
})

type Kind = keyof typeof ids

/** How each invariant is broken, of which payment. */
const BREACHES: readonly [invariant: string, Kind, what: string, breach: (id: string) => string][] = [
  [
    'settled_on_chain',
    'settled',
    'a transaction that is not there',
    (id) => payment(id, `transaction_hash = '0x${'11'.repeat(32)}'`),
  ],
  [
    'settled_on_chain',
    'settled',
    'a transaction of another payment',
    (id) => payment(id, `transaction_hash = (SELECT transaction_hash FROM ledger.payment WHERE id = '${ids.other}')`),
  ],
  ['settled_on_chain', 'settled', 'a transfer at another log', (id) => payment(id, 'transaction_log = 77')],
  ['settled_on_chain', 'settled', 'another payee', (id) => payment(id, 'pay_to = payer')],
  [
    'settled_on_chain',
    'ceiling',
    'another amount than the chain has',
    (id) => payment(id, 'settled_amount = settled_amount - 1'),
  ],
  ['settled_on_chain', 'settled', 'a chain that nobody knows', (id) => payment(id, `network = 'eip155:1'`)],
  [
    'settled_on_chain',
    'ceiling',
    'a transfer that two payments claim',
    (id) => `INSERT INTO ledger.payment
    SELECT (jsonb_populate_record(payment, jsonb_build_object('id', '00000000-0000-0000-0000-000000000000', 'nonce', '1'))).*
    FROM ledger.payment WHERE id = '${id}'`,
  ],
  [
    'uncharged_off_chain',
    'settled',
    'a failed payment that the chain has',
    (id) => payment(id, `state = 'FAILED', settled_amount = NULL`),
  ],
  [
    'uncharged_off_chain',
    'mpp',
    'a released payment that the chain has',
    (id) => payment(id, `state = 'RELEASED', settled_amount = NULL`),
  ],
  [
    'uncharged_off_chain',
    'ceiling',
    'a failed ceiling of which another sum was taken',
    (id) => payment(id, `state = 'FAILED', settled_amount = NULL, charge_amount = 7`),
  ],
  [
    'refunded_on_chain',
    'refunded',
    'a refund in a transaction of something else',
    (id) => refund(id, `transaction_hash = (SELECT transaction_hash FROM ledger.payment WHERE id = '${id}')`),
  ],
  ['refunded_on_chain', 'refunded', 'a refund of another amount', (id) => refund(id, 'amount = amount - 1')],
  ['refunded_on_chain', 'refunded', 'a refund that was never signed', (id) => refund(id, 'prepared = NULL')],
  [
    'refunds_recorded',
    'refunded',
    'a refund on chain without a row',
    (id) => `DELETE FROM ledger.disbursement WHERE payment_id = '${id}'`,
  ],
  [
    'refunds_recorded',
    'refunded',
    'a refund on chain that is still to be sent',
    (id) => refund(id, `state = 'REQUESTED', prepared = NULL, transaction_hash = NULL`),
  ],
  ['amount_taken', 'settled', 'a fixed sum taken in part', (id) => payment(id, 'settled_amount = 1')],
  ['amount_taken', 'ceiling', 'more taken than was earned', (id) => payment(id, 'charge_amount = 1')],
  ['amount_taken', 'settled', 'nothing written down', (id) => payment(id, 'settled_amount = NULL')],
  ['line_amounts', 'settled', 'a line of another price', (id) => line(id, 'amount = amount + 1')],
  ['line_amounts', 'released', 'no lines at all', (id) => `DELETE FROM ledger.payment_line WHERE payment_id = '${id}'`],
  ['charged_amounts', 'settled', 'lines that earned another sum', (id) => line(id, 'charged = 1')],
  ['charged_amounts', 'settled', 'a line that earned more than its price', (id) => line(id, 'charged = amount + 1')],
  [
    'earned_kept',
    'refunded',
    'a refund that never was',
    (id) => `DELETE FROM ledger.disbursement WHERE payment_id = '${id}'`,
  ],
  [
    'earned_kept',
    'refunded',
    'a refund as unearned of what was earned',
    (id) =>
      `UPDATE ledger.disbursement_line SET position = 0 WHERE disbursement_id = (SELECT id FROM ledger.disbursement WHERE payment_id = '${id}')`,
  ],
  [
    'earned_kept',
    'refunded',
    'a payout of what was not earned',
    (id) => refund(id, `purpose = 'PAYOUT', recipient = '0x5555555555555555555555555555555555555555'`),
  ],
  [
    'refund_amounts',
    'refunded',
    'parts that add up to another sum',
    (id) =>
      `UPDATE ledger.disbursement_line SET amount = 1 WHERE disbursement_id = (SELECT id FROM ledger.disbursement WHERE payment_id = '${id}')`,
  ],
  [
    'refund_amounts',
    'refunded',
    'a refund to another wallet than the payer',
    (id) => refund(id, `recipient = '0x5555555555555555555555555555555555555555'`),
  ],
  [
    'refund_amounts',
    'released',
    'a refund of what was never taken',
    (id) =>
      `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state) VALUES (gen_random_uuid(), '${id}', 'REFUND', 'x', 5, '', 'REQUESTED')`,
  ],
  ['bills', 'settled', 'a line that is billed for another number of items', (id) => line(id, 'units = 2')],
  ['bills', 'settled', 'a line of another field', (id) => line(id, `field = 'Query.domainAvailability'`)],
  ['bills', 'settled', 'a line at another path', (id) => line(id, `path = 'elsewhere'`)],
  ['bills', 'settled', 'a line that settles otherwise', (id) => line(id, `settle = 'UPFRONT'`)],
  ['bills', 'settled', 'a price that the schema does not have', (id) => line(id, 'amount = 1')],
  ['bills', 'sent', 'a price outside its range', (id) => line(id, 'amount = 100000000000')],
  ['bills', 'refunded', 'a line that is not billed', (id) => `${lines(id)} AND position = 1`],
  ['delivered_amounts', 'settled', 'a value that was not charged', (id) => line(id, 'charged = 0')],
  ['delivered_amounts', 'ceiling', 'a charge for nothing', (id) => line(id, 'delivered = 0')],
  ['delivered_amounts', 'released', 'a value that was released', (id) => line(id, 'delivered = 1')],
  ['delivered_amounts', 'settled', 'more values than were billed', (id) => line(id, 'delivered = 2')],
  ['exposure', 'settled', 'a payment that its balance did not cover', (id) => payment(id, 'balance = amount - 1')],
  [
    'acts_paid',
    'released',
    'an act that is done for nothing',
    (id) => `INSERT INTO kit.act (act_id, field, state) VALUES ('${id}:0', 'Mutation.broken', 'DONE')`,
  ],
  [
    'acts_paid',
    'refunded',
    'an effect whose payment arrived late and went back',
    (id) =>
      `WITH late AS (UPDATE ledger.disbursement SET key = 'late' WHERE payment_id = '${id}')
       INSERT INTO kit.act (act_id, field, state) VALUES ('${id}:0', 'Mutation.broken', 'DONE')`,
  ],
  ['payouts', 'refunded', 'a payout of what has no commission', (id) => refund(id, `purpose = 'PAYOUT'`)],
  ['retold', 'sent', 'a private answer that anybody could have fetched', (id) => payment(id, 'retold = true')],
  ['line_outcomes', 'settled', 'a waived line that earned', (id) => line(id, `outcome = 'WAIVED'`)],
  ['line_outcomes', 'settled', 'a refunded line without a refund', (id) => line(id, `outcome = 'REFUNDED'`)],
  [
    'line_outcomes',
    'released',
    'a released line that nobody judged',
    (id) => line(id, `outcome = 'PENDING', charged = NULL`),
  ],
  [
    'history',
    'settled',
    'a step that is not drawn',
    (id) => payment(id, `transitions = replace(transitions, 'SETTLED', 'RELEASED')`),
  ],
  [
    'history',
    'settled',
    'a step that is missing',
    (id) => payment(id, `transitions = replace(transitions, 'EXECUTED,SETTLING', 'EXECUTED')`),
  ],
  [
    'history',
    'settled',
    'a first step that is missing',
    (id) => payment(id, `transitions = substr(transitions, strpos(transitions, E'\\n') + 1)`),
  ],
  ['history', 'settled', 'no steps', (id) => payment(id, 'transitions = NULL')],
  ['history', 'released', 'a state that no step leads to', (id) => payment(id, `state = 'FAILED'`)],
  [
    'payments_at_rest',
    'released',
    'a reservation that nobody takes up',
    (id) =>
      `${payment(id, `state = 'RESERVED'`)};
       ${open("id, 'RESERVED', now() - interval '2 minutes'", `id = '${id}'`)}`,
  ],
  [
    'payments_at_rest',
    'released',
    'a pending payment whose credential has ended',
    (id) =>
      `${payment(id, `state = 'PENDING', valid_before = now() - interval '2 minutes'`)};
       ${open("id, 'PENDING', now() + interval '1 hour'", `id = '${id}'`)}`,
  ],
  [
    'payments_at_rest',
    'sent',
    'work that was paid and is not done',
    (id) =>
      `${payment(id, 'answer_status = NULL')};
       UPDATE ledger.open_payment SET is_due = true, lease_until = now() - interval '2 minutes' WHERE payment_id = '${id}'`,
  ],
  [
    'payments_at_rest',
    'settled',
    'a refunding payment without a refund',
    (id) => payment(id, `state = 'REFUNDING', updated_at = now() - interval '2 minutes'`),
  ],
  [
    'payments_at_rest',
    'released',
    'a reservation that is not among the open payments',
    (id) => payment(id, `state = 'RESERVED'`),
  ],
  ['payments_at_rest', 'settled', 'a refunded payment without a refund', (id) => payment(id, `state = 'REFUNDED'`)],
  ['refunds_at_rest', 'refunded', 'a refund that is stuck', (id) => refund(id, `state = 'STUCK'`)],
  [
    'refunds_at_rest',
    'refunded',
    'a refund that nobody sends',
    (id) => refund(id, `state = 'SENDING', lease_until = now() - interval '2 minutes'`),
  ],
  ['answers', 'settled', 'a settled payment without an answer', (id) => payment(id, 'answer_status = NULL')],
  [
    'names',
    'settled',
    'a settled payment that holds up others',
    (id) => `UPDATE ledger.open_payment SET open_key = '\\x01' WHERE payment_id = '${id}'`,
  ],
  [
    'names',
    'released',
    'a released payment that keeps its name',
    (id) => `UPDATE ledger.credential SET idempotency_key = 'mine' WHERE payment_id = '${id}'`,
  ],
]

describe('an audit of what followed a position', () => {
  it('checks payments that have changed since, and no others', async () => {
    const { pool } = tollgraph.backend.db
    const { rows } = await pool.query('SELECT clock_timestamp() AS now')
    const since = rows[0].now as Date
    // The same breach twice: of a payment that moved on afterwards, and of one that did not.
    for (const id of [ids.settled, ids.other])
      await sql(`UPDATE ledger.open_payment SET open_key = '\\x01' WHERE payment_id = '${id}'`)
    await sql(payment(ids.settled, 'updated_at = clock_timestamp()'))
    const scope = await inSnapshot(pool, (client) => scopeSince(client, since))
    expect(scope).toEqual({ since, touched: [ids.settled] })
    const { payments, findings } = await auditOf(tollgraph, { scope })
    expect(payments).toBe(1)
    expect(findings.filter(({ invariant }) => invariant === 'names')).toMatchObject([{ payment: ids.settled }])
  })
})

describe('a broken ledger', () => {
  it.each(BREACHES)('breaks %s, of a payment that is %s: %s', async (invariant, kind, _what, breach) => {
    await sql(breach(ids[kind]))
    const { findings } = await auditOf(tollgraph)
    expect(findings).toContainEqual(expect.objectContaining({ invariant, payment: ids[kind] }))
  })

  it('is broken in the table above for every invariant of payments there is', () => {
    const others = [signedMutations.name, 'payments_recorded']
    const names = INVARIANTS.map(({ name }) => name).filter((name) => !others.includes(name))
    expect(new Set(BREACHES.map(([invariant]) => invariant))).toEqual(new Set(names))
  })

  it.each(['settled', 'ceiling', 'mpp'] as const)('lacks a payment that the chain has: %s', async (kind) => {
    const { rows } = await tollgraph.backend.db.pool.query(
      'SELECT payer AS from, nonce, transaction_hash AS transaction FROM ledger.payment WHERE id = $1',
      [ids[kind]],
    )
    await sql(`DELETE FROM ledger.payment WHERE id = '${ids[kind]}'`)
    await sql(`DELETE FROM ledger.credential WHERE payment_id = '${ids[kind]}'`)
    const { findings } = await auditOf(tollgraph)
    const lost = findings.filter(({ invariant }) => invariant === 'payments_recorded')
    expect(lost).toMatchObject([{ payment: null, transfer: rows[0] }])
  })

  it.each(['settled', 'ceiling'] as const)(
    'is mended where it released what was settled after its backup: %s',
    async (kind) => {
      const id = ids[kind]
      await sql(
        payment(
          id,
          `state = 'RELEASED', settled_amount = NULL, transaction_hash = NULL, transaction_log = NULL,
      charge_amount = 0, answer_status = NULL, settled_at = NULL, is_short = true,
      transitions = split_part(transitions, E'\\n', 1) || E'\\n' || ledger.transition('RELEASED', created_at, 'The server stopped before the work was done')`,
        ),
      )
      for (const table of ['answer', 'receipt', 'open_payment'])
        await sql(`DELETE FROM ledger.${table} WHERE payment_id = '${id}'`)
      await sql(line(id, `outcome = 'FAILED', charged = 0, delivered = NULL`))
      expect((await auditOf(tollgraph)).findings).toMatchObject([{ invariant: 'uncharged_off_chain', payment: id }])
      const { db, money } = tollgraph.backend
      const place = { pool: db.pool, chain: money.chain, network: money.network, own: ownAddresses(tollgraph) }
      const extent = await extentOf(place, 'all')
      const written = { payments: 0, settled: 1, refunds: 0, opened: 0, unattributed: [] }
      expect(await writeBack(place, extent, await findLosses(place, extent), { reason: null })).toEqual(written)
      await expectCleanAudit(tollgraph)
      expect(await findLosses(place, extent)).toEqual({ payments: [], uncharged: [], refunds: [] })
    },
  )

  it('says of how many payments the bill cannot be drawn up again', async () => {
    await sql(payment(ids.settled, 'basis = NULL'))
    expect(await auditOf(tollgraph)).toMatchObject({ withoutBasis: 1, findings: [] })
  })
})

function payment(id: string, change: string): string {
  return `UPDATE ledger.payment SET ${change} WHERE id = '${id}'`
}

/** Adds a payment to the open ones, with these values of its id, state and lease. */
function open(values: string, where: string): string {
  return `INSERT INTO ledger.open_payment (payment_id, state, lease_until, owner, payer, network, asset, amount)
    SELECT ${values}, 'test', payer, network, asset, amount FROM ledger.payment WHERE ${where}`
}

function lines(id: string): string {
  return `DELETE FROM ledger.payment_line WHERE payment_id = '${id}'`
}

function line(id: string, change: string): string {
  return `UPDATE ledger.payment_line SET ${change} WHERE payment_id = '${id}'`
}

function refund(id: string, change: string): string {
  return `UPDATE ledger.disbursement SET ${change} WHERE payment_id = '${id}'`
}
