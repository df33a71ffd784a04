import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { type StandInRegistry, startStandInRegistry } from '../../stand-ins/registry/registry.ts'
import { paymentsOf } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { becomeRegistrant } from './registrant.ts'

const FREE = 'nobody-asked-for-this.com'
/** The registry knows this word as taken, and the next as a premium name. */
const TAKEN = 'google.com'
const PREMIUM = 'cryptopay.com'
const NAMES = [FREE, TAKEN, PREMIUM]

let tollgraph: TestTollgraph
let registry: StandInRegistry
let folder: string
let buyer: TestWallet
let api: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-registry-'))
  registry = await startStandInRegistry({ stateFile: join(folder, 'registry.json'), now: () => new Date() })
  await writeFile(join(folder, 'ca.pem'), registry.ca)
  tollgraph = await startTollgraph({
    EPP_HOST: registry.host,
    EPP_PORT: String(registry.port),
    EPP_CLIENT_ID: registry.clientId,
    EPP_PASSWORD: registry.password,
    EPP_CA_FILE: join(folder, 'ca.pem'),
  })
  api = `${tollgraph.url}/domains/api`
  buyer = await makeWallet(tollgraph, '100')
  await becomeRegistrant(tollgraph, buyer)
})
afterAll(async () => {
  await tollgraph?.stop()
  await registry?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const checks = () => registry.controls.commands().filter((command) => command === 'domain:check').length

/** Runs something that must not ask the registrar whether a name is free. */
async function unasked<Value>(work: () => Promise<Value>): Promise<Value> {
  const before = checks()
  const value = await work()
  expect(checks()).toBe(before)
  return value
}

interface Told {
  readonly message?: string
  readonly bill?: unknown
  readonly extensions?: { readonly bill?: unknown }
}

/** All that an answer says for programs and people, in the words that do not name the thing itself. */
async function told(answer: Response, name: string) {
  const { message, bill, extensions } = (await answer.json()) as Told
  return {
    status: answer.status,
    message: message?.replaceAll(name, '…'),
    bill: bill ?? extensions?.bill,
    isChallenge: answer.headers.has('payment-required'),
  }
}

const query = (field: string) => json({ query: `mutation { ${field} { progress { domain } } }` })

describe('an unpaid request', () => {
  const doors: [string, (domain: string) => Promise<Response>][] = [
    ['a path', (domain) => fetch(`${api}/register`, json({ domain }))],
    ['GraphQL', (domain) => fetch(`${tollgraph.url}/graphql`, query(`registerDomain(input: { domain: "${domain}" })`))],
    ['the preview of a bill', (domain) => fetch(`${api}/register`, json({ domain }, { prefer: 'bill' }))],
  ]
  it.each(doors)('to register, by %s, is told a price of the ending and asks nobody', async (_door, ask) => {
    const answers = await unasked(() => Promise.all(NAMES.map(async (name) => told(await ask(name), name))))
    expect(answers[0]?.bill).toMatchObject({ total: '20.00' })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  it('to renew is told the price of the years, whoever’s the name is', async () => {
    const own = 'renewed-by-its-owner.com'
    expect((await buyer.pay(`${api}/register`, json({ domain: own }))).status).toBe(200)
    const answers = await unasked(() =>
      Promise.all(
        [own, FREE].map(async (domain) =>
          told(await fetch(`${api}/domain/renew`, json({ domain, count: 10 })), domain),
        ),
      ),
    )
    expect(answers[0]).toMatchObject({ status: 402, bill: { total: '200.00' } })
    expect(answers[1]).toEqual(answers[0])
    // Its owner hears, before it pays, that ten more years are too many.
    expect((await buyer.pay(`${api}/domain/renew`, json({ domain: own, count: 10 }))).status).toBe(409)
  })

  it('for an ending that only the stand-in registry sells is refused: a configured registrar is not the stand-in', async () => {
    const domain = 'cedarshorelabs.example'
    const asked = { check: { domain }, register: { domain }, 'domain/renew': { domain, count: 1 } }
    const answers = await unasked(() =>
      Promise.all(Object.entries(asked).map(([path, body]) => fetch(`${api}/${path}`, json(body)))),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        issues: [
          {
            path: ['domain'],
            message: expect.stringMatching(/^\.example is not sold here; the endings are \.ai .* \.xyz$/),
          },
        ],
      })
    }
  })

  it('to renew a site is told the price of the tier, whether there is such a site or not', async () => {
    const ask = { uploadId: 'no-such-site', tier: '10mb', count: 2 }
    const answer = await fetch(`${tollgraph.url}/upload/api/site/renew`, json(ask))
    expect(await told(answer, '')).toMatchObject({ status: 402, bill: { total: '0.04' } })
    expect((await buyer.pay(`${tollgraph.url}/upload/api/site/renew`, json(ask))).status).toBe(404)
  })
})

describe('a payment that is not good', () => {
  it('of a wallet without the money asks nobody and is told nothing', async () => {
    const poor = await makeWallet(tollgraph, '0')
    await becomeRegistrant(tollgraph, poor)
    for (const name of NAMES) {
      const headers = await poor.paymentHeaders(await fetch(`${api}/register`, json({ domain: name })))
      const answer = await unasked(() => fetch(`${api}/register`, json({ domain: name }, headers)))
      expect(answer.status).toBe(402)
      expect(((await answer.json()) as Told).message).not.toMatch(/taken|premium|list price/)
    }
    expect(await paymentsOf(tollgraph, poor.address)).toEqual([])
  })
})

describe('a payment that is good', () => {
  it.each([
    [TAKEN, 'google.com is taken'],
    [PREMIUM, 'not sold here'],
  ])('for %s gets 409, costs nothing and is released before it settles', async (name, reason) => {
    const before = await buyer.balance()
    const answer = await buyer.pay(`${api}/register`, json({ domain: name }))
    expect(answer.status).toBe(409)
    expect((await answer.json()) as object).toMatchObject({ success: false, error: expect.stringContaining(reason) })
    expect(await buyer.balance()).toBe(before)
    expect((await paymentsOf(tollgraph, buyer.address))[0]).toMatchObject({ state: 'RELEASED', transaction_hash: null })
  })

  it('for a free name buys it, for one question to the registrar', async () => {
    const asked = checks()
    const before = await buyer.balance()
    expect((await buyer.pay(`${api}/register`, json({ domain: FREE }))).status).toBe(200)
    expect(before - (await buyer.balance())).toBe(parseUsd('20'))
    expect(checks()).toBe(asked + 1)
  })

  it('while the registrar is down gets 503 before it settles', async () => {
    const before = await buyer.balance()
    await registry.controls.goDown()
    const answer = await buyer.pay(`${api}/register`, json({ domain: 'asked-while-it-is-down.com' }))
    await registry.controls.comeBack()
    expect(answer.status).toBe(503)
    expect(await buyer.balance()).toBe(before)
  })
})
