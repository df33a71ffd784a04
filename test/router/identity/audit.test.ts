import { recoverMessageAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, siwxHeader, type TestWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let graphql: string

beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  wallet = await makeWallet(tollgraph)
  graphql = `${tollgraph.url}/graphql`
})
afterAll(() => tollgraph?.stop())

interface Entry {
  readonly service: string
  readonly method: string
  readonly path: string | null
  readonly operation: string
  readonly arguments: Record<string, unknown>
  readonly message: string
  readonly signature: `0x${string}`
  readonly requestId: string
  readonly outcome: string | null
}

const LOG = `query ($first: Int, $after: String) { me { auditLog(first: $first, after: $after) {
  edges { cursor node { service method path operation arguments message signature requestId outcome } } pageInfo { hasNextPage } } } }`

/** What a wallet reads of its own log, newest first. */
async function logOf(who: TestWallet): Promise<Entry[]> {
  const answer = await who.sign(graphql, json({ query: LOG, variables: { first: 100 } }))
  const { data } = (await answer.json()) as { data: { me: { auditLog: { edges: { node: Entry }[] } } } }
  return data.me.auditLog.edges.map(({ node }) => node)
}

const query = (sql: string, values: unknown[] = []) => tollgraph.backend.db.pool.query(sql, values)

const makeCode = json({ query: 'mutation { made: createInviteCode(input: { amount: 3 }) { inviteCode { code } } }' })

describe('a mutation that was signed for', () => {
  it('is in the log of its wallet with the message that the wallet signed, and in nobody else’s', async () => {
    const other = await makeWallet(tollgraph, '0')
    const answer = await wallet.sign(graphql, makeCode)
    expect(answer.status).toBe(200)
    const [entry] = await logOf(wallet)
    expect(entry).toMatchObject({
      service: 'graphql',
      method: 'POST',
      path: null,
      operation: 'mutation{made:createInviteCode(input:{amount:3}){inviteCode{code}}}',
      arguments: { made: { input: { amount: 3 } } },
      requestId: answer.headers.get('x-request-id'),
      outcome: 'OK',
    })
    const { message = '', signature = '0x' } = entry ?? {}
    expect(message).toContain('Create invite code (amount: 3')
    expect(await recoverMessageAddress({ message, signature })).toBe(wallet.address)
    expect(await logOf(other)).toEqual([])
  })

  it('is there by its path and with its error when it comes to nothing', async () => {
    const dns = `${tollgraph.url}/domains/api/domain/dns`
    const records = [{ type: 'A', name: '@', value: '192.0.2.1' }]
    const answer = await wallet.sign(dns, json({ domain: 'not-mine.com', action: 'upsert', records }))
    expect(answer.status).toBe(404)
    const [entry] = await logOf(wallet)
    expect(entry).toMatchObject({
      service: 'domains',
      path: '/api/domain/dns',
      arguments: { updateDnsRecords: { input: { domain: 'not-mine.com', action: 'UPSERT', records } } },
      outcome: 'NOT_FOUND',
    })
  })

  it('leaves its secrets out of the log and out of the statement', async () => {
    const code = 'ABCD-EFGH-SECRET'
    const inline = json({
      query: `mutation { redeemInviteCode(input: { code: "${code}" }) { redemption { resourceId } } }`,
    })
    const beside = json({
      query: 'mutation ($given: String!) { redeemInviteCode(input: { code: $given }) { redemption { resourceId } } }',
      variables: { given: code },
    })
    const byDefault = json({
      query: `mutation ($given: String = "${code}") { redeemInviteCode(input: { code: $given }) { redemption { resourceId } } }`,
    })
    for (const body of [inline, beside, byDefault]) {
      await wallet.sign(graphql, body)
      const [entry] = await logOf(wallet)
      expect(entry).toMatchObject({ arguments: { redeemInviteCode: { input: { code: '[redacted]' } } } })
      expect(JSON.stringify(entry)).not.toContain(code)
    }
  })

  it('is not run where it cannot be written down', async () => {
    const codes = () => query('SELECT FROM gateway.invite_code')
    const before = (await codes()).rowCount
    const header = await siwxHeader(wallet.account, await fetch(graphql, makeCode), graphql)
    await query('ALTER TABLE identity.audit RENAME TO audit_away')
    try {
      const headers = { ...(makeCode.headers as Record<string, string>), 'sign-in-with-x': header }
      expect((await fetch(graphql, { ...makeCode, headers })).status).toBeGreaterThanOrEqual(500)
    } finally {
      await query('ALTER TABLE identity.audit_away RENAME TO audit')
    }
    expect((await codes()).rowCount).toBe(before)
  })
})

describe('the log', () => {
  it('is left alone by reads, by what is refused, and by what is paid for', async () => {
    const count = async () => (await query('SELECT FROM identity.audit')).rowCount
    const before = await count()
    await wallet.sign(`${tollgraph.url}/domains/api/domain/list`)
    await wallet.sign(`${tollgraph.url}/session`, { method: 'POST' })
    await fetch(graphql, makeCode)
    await wallet.sign(
      graphql,
      json({ query: 'mutation { createInviteCode(input: { amount: -1 }) { inviteCode { code } } }' }),
    )
    const paid = await wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'audited.com' }))
    expect(paid.status).toBe(200)
    expect(await count()).toBe(before)
  })

  it('is walked through page by page', async () => {
    const all = await logOf(wallet)
    expect(all.length).toBeGreaterThan(2)
    const walked: Entry[] = []
    let after: string | null = null
    do {
      const answer: Response = await wallet.sign(graphql, json({ query: LOG, variables: { first: 2, after } }))
      const { data } = (await answer.json()) as {
        data: { me: { auditLog: { edges: { cursor: string; node: Entry }[]; pageInfo: { hasNextPage: boolean } } } }
      }
      const { edges, pageInfo } = data.me.auditLog
      walked.push(...edges.map(({ node }) => node))
      after = pageInfo.hasNextPage ? (edges.at(-1)?.cursor ?? null) : null
    } while (after)
    expect(walked).toEqual(all)
  })

  it.each([
    ['a changed wallet', "UPDATE identity.audit SET wallet = 'somebody else'"],
    ['a changed message', "UPDATE identity.audit SET message = 'another', outcome = 'OK'"],
    ['a second outcome', "UPDATE identity.audit SET outcome = 'OK' WHERE outcome IS NOT NULL"],
    ['a lost outcome', 'UPDATE identity.audit SET outcome = NULL'],
    ['a lost row', 'DELETE FROM identity.audit'],
    ['an empty table', 'TRUNCATE identity.audit'],
  ])('takes no %s', async (_what, sql) => {
    const rows = async () => (await query('SELECT * FROM identity.audit ORDER BY id')).rows
    const before = await rows()
    expect(before.length).toBeGreaterThan(0)
    await expect(query(sql)).rejects.toThrow('identity.audit is append-only')
    expect(await rows()).toEqual(before)
  })
})
