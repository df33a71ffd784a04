import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, siwxHeader, type TestWallet } from '../../support/wallet.ts'

const MINUTE = 60_000

let tollgraph: TestTollgraph
let wallet: TestWallet
let url: string
/** How far the router's clock is ahead of the machine's, in milliseconds. */
let ahead = 0

beforeAll(async () => {
  tollgraph = await startTollgraph({}, { now: () => new Date(Date.now() + ahead) })
  wallet = await makeWallet(tollgraph)
  url = `${tollgraph.url}/session`
})
afterAll(() => tollgraph?.stop())

interface Begun {
  readonly token: string
  readonly address: string
  readonly expiresAt: string
}

async function begin(): Promise<Begun> {
  const challenge = await fetch(url, { method: 'POST' })
  const header = await siwxHeader(wallet.account, challenge, url)
  const answer = await fetch(url, { method: 'POST', headers: { 'sign-in-with-x': header } })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return (await answer.json()) as Begun
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function graphql(query: string, headers: Record<string, string>) {
  const answer = await fetch(`${tollgraph.url}/graphql`, json({ query }, headers))
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('a session', () => {
  it('is begun by a signature, and then shows who reads, by GraphQL and by path', async () => {
    const { token, address, expiresAt } = await begin()
    expect(address).toBe(wallet.address)
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(14 * MINUTE)
    expect(await graphql('{ me { address } }', bearer(token))).toEqual({
      status: 200,
      body: { data: { me: { address } } },
    })
    const list = await fetch(`${tollgraph.url}/domains/api/domain/list`, { headers: bearer(token) })
    expect(list.status).toBe(200)
    const told = await fetch(url, { headers: bearer(token) })
    expect(await told.json()).toEqual({ success: true, address, expiresAt })
  })

  it('is not begun without a signature: the challenge says what to sign', async () => {
    const answer = await fetch(url, { method: 'POST' })
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ accepts: [], extensions: { 'sign-in-with-x': expect.anything() } })
  })

  it('changes nothing: that takes a signature of its own', async () => {
    const { token } = await begin()
    const { status, body } = await graphql(
      'mutation { createInviteCode(input: { amount: 1 }) { inviteCode { code } } }',
      bearer(token),
    )
    expect(status).toBe(402)
    expect(JSON.stringify(body)).toContain('session_reads_only')
  })

  it('ends when it is told to, at once and for good', async () => {
    const { token } = await begin()
    const end = () => fetch(url, { method: 'DELETE', headers: bearer(token) })
    expect((await end()).status).toBe(200)
    expect((await end()).status).toBe(401)
    const { status, body } = await graphql('{ me { address } }', bearer(token))
    expect(status).toBe(402)
    expect(JSON.stringify(body)).toContain('session_ended')
  })

  it('ends after 15 minutes, and a made-up token never was one', async () => {
    const { token } = await begin()
    ahead = 15 * MINUTE
    expect((await graphql('{ me { address } }', bearer(token))).status).toBe(402)
    ahead = 0
    const madeUp = await fetch(url, { headers: bearer(`tgs_${'A'.repeat(43)}`) })
    expect(madeUp.status).toBe(401)
  })

  it('is kept as a hash: who reads the database cannot use it', async () => {
    const { token } = await begin()
    const { rows } = await tollgraph.backend.db.pool.query<{ row: string }>(
      'SELECT session::text AS row FROM identity.session',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toContain(token)
  })

  it('knows no other methods', async () => {
    const answer = await fetch(url, { method: 'PATCH' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, GET, DELETE'])
  })
})
