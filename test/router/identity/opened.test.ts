import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, siwxHeader, type TestWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let graphql: string

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph, '0')
  graphql = `${tollgraph.url}/graphql`
})
afterAll(() => tollgraph?.stop())

type Body = Record<string, unknown>

/** The wallet's header for the challenge of a request. */
async function signed(url: string, init: RequestInit): Promise<string> {
  return siwxHeader(wallet.account, await fetch(url, init), url)
}

/** Sends a request with a header that was signed for another one. */
async function spend(header: string, url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), 'sign-in-with-x': header },
  })
  return { status: answer.status, text: await answer.text() }
}

async function statementOf(url: string, init: RequestInit): Promise<string> {
  const challenge = (await fetch(url, init)).headers.get('payment-required') ?? ''
  return JSON.parse(Buffer.from(challenge, 'base64').toString()).extensions['sign-in-with-x'].info.statement
}

async function codes(): Promise<unknown> {
  const query = '{ me { inviteCodes { edges { node { amount } } } } }'
  return (await wallet.sign(graphql, json({ query }))).json()
}

const makeCode = (amount: number) =>
  json({ query: `mutation { createInviteCode(input: { amount: ${amount} }) { inviteCode { code } } }` })

describe('a signature opens one request', () => {
  it('and a mutation is not one that was asked for to show the wallet', async () => {
    const header = await signed(graphql, json({ query: '{ me { address } }' }))
    const before = await codes()
    const { status, text } = await spend(header, graphql, makeCode(1))
    expect([status, text]).toEqual([402, expect.stringContaining('siwx_request_mismatch')])
    expect(await codes()).toEqual(before)
  })

  it('with its arguments, be they written in the operation or beside it', async () => {
    const query =
      'mutation ($amount: SafeInt!) { createInviteCode(input: { amount: $amount }) { inviteCode { code } } }'
    const one = json({ query, variables: { amount: 1 } })
    const header = await signed(graphql, one)
    for (const other of [json({ query, variables: { amount: 1_000 } }), makeCode(1), makeCode(1_000)])
      expect(await spend(header, graphql, other)).toMatchObject({ status: 402 })
    expect(await spend(header, graphql, one)).toMatchObject({ status: 200 })
  })

  it('by one method of a path, with the body that was asked with', async () => {
    const site = `${tollgraph.url}/upload/api/site/domain`
    const uploadId = 'no-such-site'
    const detach = { ...json({ uploadId }), method: 'DELETE' }
    const header = await signed(site, detach)
    const connect = json({ uploadId, hostname: 'www.example.com' })
    expect((await spend(header, site, connect)).text).toContain('siwx_request_mismatch')
    expect((await spend(header, site, { ...json({ uploadId: 'another' }), method: 'DELETE' })).text).toContain(
      'siwx_request_mismatch',
    )
    expect(await spend(header, site, detach)).toMatchObject({ status: 404 })
  })

  it('with the query that was asked with', async () => {
    const status = `${tollgraph.url}/domains/api/domain/status`
    const header = await signed(`${status}?domain=one.com`, {})
    expect((await spend(header, `${status}?domain=two.com`, {})).text).toContain('siwx_request_mismatch')
    expect(await spend(header, `${status}?domain=one.com`, {})).toMatchObject({ status: 404 })
  })

  it('which no probe without its input is', async () => {
    const dns = `${tollgraph.url}/domains/api/domain/dns`
    const header = await signed(dns, { method: 'POST' })
    const records = [{ type: 'A', name: '@', value: '192.0.2.1' }]
    const change = json({ domain: 'example.com', action: 'upsert', records })
    expect((await spend(header, dns, change)).text).toContain('siwx_request_mismatch')
    expect(await spend(header, dns, { method: 'POST' })).toMatchObject({ status: 400 })
  })

  it('whatever its members’ order and its spaces', async () => {
    const query =
      'mutation ($amount: SafeInt!, $note: String) { createInviteCode(input: { amount: $amount, note: $note }) { inviteCode { code } } }'
    const header = await signed(graphql, json({ query, variables: { amount: 1, note: 'n' } }))
    const same = json({ query: query.replaceAll(' ', '  '), variables: { note: 'n', amount: 1 } })
    expect(await spend(header, graphql, same)).toMatchObject({ status: 200 })
  })

  it('and a session’s signature opens no request but the session', async () => {
    const session = `${tollgraph.url}/session`
    const header = await signed(session, { method: 'POST' })
    expect((await spend(header, graphql, makeCode(1))).status).toBe(402)
    expect(await spend(header, session, { method: 'POST' })).toMatchObject({ status: 201 })
  })
})

describe('a signature authorises one mutation', () => {
  const two =
    'mutation { a: createInviteCode(input: { amount: 1 }) { inviteCode { code } } b: createInviteCode(input: { amount: 2 }) { inviteCode { code } } }'

  it('and a second one is refused by its name before anything is signed or done', async () => {
    const before = await codes()
    for (const header of [null, await signed(graphql, makeCode(1))]) {
      const answer = await fetch(graphql, json({ query: two }, header ? { 'sign-in-with-x': header } : {}))
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        errors: [
          { extensions: { code: 'BAD_REQUEST', issues: [{ path: ['b'], code: 'one_signature_one_mutation' }] } },
        ],
      })
    }
    expect(await codes()).toEqual(before)
  })

  it('also where fragments hide it, but not where a directive leaves it out', async () => {
    const hidden =
      'mutation { a: createInviteCode(input: { amount: 1 }) { inviteCode { code } } ...F } fragment F on Mutation { b: createInviteCode(input: { amount: 2 }) { inviteCode { code } } }'
    expect((await fetch(graphql, json({ query: hidden }))).status).toBe(400)
    const skipped = two.replace('amount: 2 })', 'amount: 2 }) @skip(if: true)')
    expect((await wallet.sign(graphql, json({ query: skipped }))).status).toBe(200)
  })
})

describe('the statement that a wallet shows', () => {
  it('names the change and its arguments', async () => {
    const dns = `${tollgraph.url}/domains/api/domain/dns`
    const records = [{ type: 'A', name: '@', value: '192.0.2.1' }]
    expect(await statementOf(dns, json({ domain: 'example.com', action: 'upsert', records }))).toMatch(
      /^Update DNS records \(domain: example\.com, action: UPSERT, .*value: 192\.0\.2\.1.*\)\. Changes the DNS records/,
    )
    expect(await statementOf(graphql, makeCode(7))).toMatch(/^Create invite code \(amount: 7, .*makes no payment\.$/)
  })

  it('says of a read that it changes nothing, and of a session what it opens', async () => {
    expect(await statementOf(graphql, json({ query: '{ me { address } }' }))).toBe(
      'Read as your wallet: me. Changes nothing and moves no money.',
    )
    expect(await statementOf(`${tollgraph.url}/session`, { method: 'POST' })).toMatch(
      /^Begin a session .*changes nothing/,
    )
  })

  it('is the one that was issued: another one is refused although the wallet signed it', async () => {
    const body = makeCode(1)
    const change = (info: Body) => ({ ...info, statement: 'Read as your wallet: me.' })
    const header = await siwxHeader(wallet.account, await fetch(graphql, body), graphql, change)
    expect((await spend(header, graphql, body)).text).toContain('siwx_invalid_signature')
  })
})
