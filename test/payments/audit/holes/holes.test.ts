import { register } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Finding } from '../../../../router/payments/audit/index.ts'
import type { TestTollgraph } from '../../../support/tollgraph.ts'

// The audit must see what goes wrong when a protection fails: each test runs against a server without one of them.

register('./takenOut.mjs', import.meta.url, {
  data: [
    // A waiver names a field, and not the value that it waives.
    {
      file: '/router/payments/checkout/judge.mjs',
      from: 'waived.has(spotOf(line.field, at))',
      to: '[...waived].some((spot) => JSON.parse(spot)[0] === line.field)',
    },
    // Of lists in lists, the inner bound alone counts.
    { file: '/router/payments/checkout/inspect.mjs', from: 'units *= bound', to: 'units = bound' },
    // No answer is private.
    {
      file: '/router/payments/checkout/replays.mjs',
      from: 'return call.operation.definition.operation === "mutation" ||',
      to: 'return false &&',
    },
    // A balance is looked at for each payment alone.
    {
      file: '/prisma/ledger/reserve.mjs',
      from: 'WHERE is_coverable AND held + asked <= balance',
      to: 'WHERE amount <= balance',
    },
    // A signature is good for any request, at any host.
    { file: '/router/identity/siwx.mjs', from: 'if (digest !== opened.digest)', to: 'if (false)' },
    { file: '/router/identity/siwx.mjs', from: 'payload.statement === opened.statement', to: 'true' },
    { file: '/router/origins/origins.mjs', from: 'isOwnHost(host) {', to: 'isOwnHost(host) { return true;' },
  ],
})
const [{ auditOf }, { makePayer: makeOther }, { startTollgraph }, { json, makeWallet, siwxHeader }] = await Promise.all(
  [
    import('../../../support/audit.ts'),
    import('../../ways/payers.ts'),
    import('../../../support/tollgraph.ts'),
    import('../../../support/wallet.ts'),
  ],
)

let tollgraph: TestTollgraph
let graphql: string
beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  graphql = `${tollgraph.url}/graphql`
})
afterAll(() => tollgraph?.stop())

/** What the audit finds now and did not find before. */
async function foundBy(attack: () => Promise<unknown>): Promise<Pick<Finding, 'invariant' | 'message'>[]> {
  const told = ({ findings }: { findings: readonly Finding[] }) => findings.map((finding) => JSON.stringify(finding))
  const before = new Set(told(await auditOf(tollgraph)))
  await attack()
  return told(await auditOf(tollgraph))
    .filter((finding) => !before.has(finding))
    .map((finding) => JSON.parse(finding) as Finding)
}

async function pay(query: string, usd = '1'): Promise<void> {
  const wallet = await makeWallet(tollgraph, usd)
  const answer = await wallet.pay(graphql, json({ query }))
  expect(await answer.json()).toMatchObject({ extensions: { payment: { lines: expect.any(Array) } } })
}

it('finds a waiver that made another value free', async () => {
  const found = await foundBy(() =>
    pay('{ some: domainSearch(name: "audited-hole") { name } none: domainSearch(name: "google") { name } }'),
  )
  expect(found.map(({ invariant }) => invariant)).toContain('delivered_amounts')
})

it('finds a list that was billed once for each list above it', async () => {
  const found = await foundBy(() =>
    pay(
      `{ chain(id: "eth") { topPools(first: 2) { edges { market {
        included(include: [BASE_TOKEN, QUOTE_TOKEN], first: 2) { ... on TokenListing { token { price } } }
      } } } } }`,
    ),
  )
  expect(found).toContainEqual(
    expect.objectContaining({
      invariant: 'bills',
      message: expect.stringMatching(/billed 2 times, and its lists may hold 4/),
    }),
  )
})

it('finds a private answer that was given to a copied payment', async () => {
  const found = await foundBy(async () => {
    const payer = await makeOther(tollgraph, 'x402 v1')
    const body = { query: '{ domainAvailability(domain: "audited-hole.com") { available } }' }
    const headers = await payer.headers(await fetch(graphql, json(body)))
    for (let round = 1; round <= 2; round += 1) expect((await fetch(graphql, json(body, headers))).status).toBe(200)
  })
  expect(found.map(({ invariant }) => invariant)).toContain('retold')
})

it('finds many payments of one balance', async () => {
  const found = await foundBy(async () => {
    const wallet = await makeWallet(tollgraph, '0.01')
    const runs = Array.from({ length: 8 }, (_, number) =>
      wallet.pay(graphql, json({ query: `{ domainSearch(name: "audited-hole-${number}") { name } }` })),
    )
    await Promise.allSettled(runs)
  })
  expect(found.map(({ invariant }) => invariant)).toContain('exposure')
})

it('finds a signature for a look that was spent on a change', async () => {
  const found = await foundBy(async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const look = await fetch(graphql, json({ query: '{ me { address } }' }))
    const headers = { 'sign-in-with-x': await siwxHeader(wallet.account, look, graphql) }
    const answer = await fetch(
      graphql,
      json({ query: 'mutation { createInviteCode(input: { amount: 1 }) { inviteCode { code } } }' }, headers),
    )
    expect(answer.status).toBe(200)
  })
  expect(found).toEqual([
    expect.objectContaining({
      invariant: 'signed_mutations',
      message: expect.stringMatching(/signed for the request/),
    }),
  ])
})

it('finds a signature for another host', async () => {
  const found = await foundBy(async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const body = { query: 'mutation { createInviteCode(input: { amount: 1 }) { inviteCode { code } } }' }
    const ask = (headers: Record<string, string>) =>
      tollgraph.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', host: 'phishing.example', ...headers },
        payload: JSON.stringify(body),
      })
    const challenge = await ask({})
    const unpaid = new Response(null, {
      headers: { 'payment-required': String(challenge.headers['payment-required']) },
    })
    const header = await siwxHeader(wallet.account, unpaid, 'http://phishing.example/graphql')
    expect((await ask({ 'sign-in-with-x': header })).statusCode).toBe(200)
  })
  expect(found).toEqual([
    expect.objectContaining({ invariant: 'signed_mutations', message: expect.stringMatching(/phishing\.example/) }),
  ])
})

it('finds money that went from the key of refunds to a wallet that did not pay', async () => {
  const to = (await makeWallet(tollgraph, '0')).address
  const found = await foundBy(async () => {
    await pay('{ domainSearch(name: "audited-payout") { name } }')
    const { pool } = tollgraph.backend.db
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM ledger.payment ORDER BY created_at DESC LIMIT 1')
    const payload = { purpose: 'PAYOUT', actId: `${rows[0]?.id}:0`, key: 'x', usd: '0.01', reason: 'Taken', to }
    await pool.query(`SELECT graphile_worker.add_job('ledger.refund', $1::json)`, [JSON.stringify(payload)])
    await expect.poll(() => tollgraph.chain.balanceOf(to), { timeout: 20_000 }).toBeGreaterThan(0n)
  })
  expect(found.map(({ invariant }) => invariant)).toContain('payouts')
})
