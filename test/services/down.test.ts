import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { paymentsOf } from '../support/ledger.ts'
import { freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

// A router whose mail subgraph should run at an address where no process listens.

interface Answered {
  readonly data: Readonly<Record<string, unknown>>
  readonly errors?: readonly { readonly message: string; readonly path?: readonly unknown[]; extensions: object }[]
  readonly extensions: { readonly payment: { readonly lines: readonly object[] } }
}

const AWAY = {
  message: 'The mail service does not answer; try again',
  extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
}

let tollgraph: TestTollgraph
let address: string
beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  address = `127.0.0.1:${port}`
  tollgraph = await startTollgraph({
    MAIL_SUBGRAPH_URL: `http://${address}`,
    SECRET: 'the secret of all processes of this installation',
    LOG_LEVEL: 'fatal',
  })
})
afterAll(() => tollgraph?.stop())

async function ask(payer: TestWallet, query: string): Promise<Answered> {
  const answer = await payer.pay(`${tollgraph.url}/graphql`, json({ query }))
  const text = await answer.text()
  expect(text).not.toMatch(/ECONNREFUSED|serviceName|_entities/)
  expect(text).not.toContain(address)
  return JSON.parse(text) as Answered
}

describe('a subgraph that is down', () => {
  it('fails its own fields at their paths, while the other fields are answered and charged', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const query = `{
      domainSearch(name: "my-first-toll", first: 3) { name }
      inbox(username: "toll") { messages { nodes { id } } }
      other: mailSubdomain(name: "toll") { name hostname }
      me { organizations { nodes { slug } } }
    }`
    // The second time without making a plan.
    for (const runs of [1, 2]) {
      const { data, errors, extensions } = await ask(payer, query)
      expect(data).toEqual({
        domainSearch: { name: 'my-first-toll' },
        inbox: null,
        other: null,
        me: { organizations: { nodes: [] } },
      })
      expect(errors).toEqual([
        { ...AWAY, path: ['inbox'] },
        { ...AWAY, path: ['other'] },
      ])
      expect(extensions.payment.lines).toMatchObject([
        { field: 'Query.domainSearch', outcome: 'CHARGED' },
        { field: 'Inbox.messages', outcome: 'FAILED' },
      ])
      expect(await payer.balance()).toBe(parseUsd('1') - BigInt(runs) * parseUsd('0.01'))
    }
  })

  it('takes nothing else of a wallet with it', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const query = `{
      domainSearch(name: "my-first-toll", first: 3) { name }
      me { address domains { nodes { name } } inboxes { nodes { username } } mailSubdomains { nodes { name } } organizations { nodes { slug } } }
    }`
    const { data, errors, extensions } = await ask(payer, query)
    const me = {
      address: payer.address,
      domains: { nodes: [] },
      inboxes: null,
      mailSubdomains: null,
      organizations: { nodes: [] },
    }
    expect(data).toEqual({ domainSearch: { name: 'my-first-toll' }, me })
    expect(errors).toEqual([
      { ...AWAY, path: ['me', 'inboxes'] },
      { ...AWAY, path: ['me', 'mailSubdomains'] },
    ])
    expect(extensions.payment.lines).toMatchObject([{ field: 'Query.domainSearch', outcome: 'CHARGED' }])
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('costs nothing where it alone is asked, by GraphQL and by path', async () => {
    const payer = await makeWallet(tollgraph, '1')
    for (const _ of ['through the gateway', 'directly']) {
      const { data, errors } = await ask(payer, '{ inbox(username: "toll") { messages { nodes { id } } } }')
      expect(data).toEqual({ inbox: null })
      expect(errors).toEqual([{ ...AWAY, path: ['inbox'] }])
    }
    const answer = await payer.pay(`${tollgraph.url}/mail/api/inbox/messages`, json({ username: 'toll' }))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({ success: false, error: AWAY.message, retryAfter: 5 })
    const payments = await paymentsOf(tollgraph, payer.address)
    // The path is refused before it asks a price.
    expect(payments.map(({ state }) => state)).toEqual(['RELEASED', 'RELEASED'])
    expect(await payer.balance()).toBe(parseUsd('1'))
  })

  it('takes no path of another service with it', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const answer = await payer.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'toll-away.com' }))
    expect(answer.status).toBe(200)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })
})
