import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { type Answering, startAnswering } from './answering.ts'
import { rowOf, SAMPLE_PROFILE } from './facts.ts'
import { bodyOf, requestOf } from './requests.ts'

const DAY_MS = 86_400_000

/** How far the installation's clock is ahead of ours, in milliseconds. */
let ahead = 0
let answering: Answering
let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  answering = await startAnswering(['gateway', 'domains'], { now: () => new Date(Date.now() + ahead) })
  tollgraph = answering.tollgraph
  wallet = answering.wallet
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)
const costOf: Answering['costOf'] = (run) => answering.costOf(run)

/** The code as its addressee reads it: in the mailbox's pages. */
async function mailedCode(to: string): Promise<string> {
  const mailbox = `http://127.0.0.1:${tollgraph.environment.MAILBOX_VIEWER_PORT}`
  return vi.waitFor(
    async () => {
      const list = await (await fetch(mailbox)).text()
      const row = list.split('<tr>').find((one) => one.includes(to) && one.includes('is your code'))
      const path = /href="(\/messages\/[^"]+)"/.exec(row ?? '')?.[1]
      expect(path).toBeDefined()
      const page = await (await fetch(mailbox + path)).text()
      return /Your code is (\d{6})/.exec(page)?.[1] ?? expect.fail('The message holds no code')
    },
    { timeout: 20_000 },
  )
}

describe('the gateway service', () => {
  it('sends USDC: the payment is the transfer', async () => {
    const recipient = await makeWallet(tollgraph, '0')
    const input = { amount: 1.25, address: recipient.address, network: 'base' }
    const cost = await costOf(async () => {
      const body = await call('Send', input)
      expect(body).toEqual({ success: true, message: `1.25 USDC sent to ${recipient.address} on base` })
    })
    expect(cost).toBe(1_250_000n)
    expect(await recipient.balance()).toBe(1_250_000n)
  })

  it('makes a personal invite code, and leaves out what it does not have', async () => {
    const body = await call('CreateInviteCode', { amount: 5 })
    expect(body).toMatchObject({ amount: 5, network: 'base', maxRedemptions: 1, redemptionCount: 0, status: 'ACTIVE' })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['organization']))
    expect(body.code).toMatch(/[A-HJ-NP-Z2-9]{5}$/)
  })

  it('lists the organizations of the caller, and makes codes for them', async () => {
    expect(await call('ListOrganizations')).toEqual({ organizations: [] })
    const query =
      'mutation { createOrganization(input: { name: "Friends", slug: "friends" }) { organization { slug } } }'
    await wallet.sign(`${tollgraph.url}/graphql`, json({ query }))
    expect(await call('ListOrganizations')).toMatchObject({
      organizations: [{ slug: 'friends', name: 'Friends', role: 'owner' }],
    })
    const sample = rowOf('CreateInviteCode').sample
    expect(await call('CreateInviteCode', { ...sample, organization: 'friends' })).toMatchObject({
      organization: 'friends',
      note: 'for friends',
      maxRedemptions: 3,
      expiresAt: '2999-12-31T23:59:00.000Z',
    })
  })

  it('finds its own paths', async () => {
    const { sample } = rowOf('Search')
    const body = await call<{ results: { path: string; origin: { url: string } }[] }>('Search', sample)
    expect(body).toMatchObject({ version: 1, query: sample.query, page: 1 })
    expect(body.results.map(({ path, origin }) => origin.url + path)).toContain(`${tollgraph.url}/domains/api/register`)
  })
})

describe('the domain service, from the first look to the last', () => {
  const label = `contract-${Date.now().toString(36)}`
  const domain = `${label}.com`

  it('tells an unknown wallet that it has no profile', async () => {
    expect(await call('ReadProfile')).toMatchObject({ profile: null, emailVerified: false, readyToRegister: false })
  })

  it('searches a name for 0.01 USD', async () => {
    const cost = await costOf(async () => {
      const body = await call<{ results: unknown[] }>('SearchDomains', { name: `${label}.ignored` })
      expect(body).toMatchObject({ name: label, availableCount: 28, readyToRegister: false })
      expect(body.results).toContainEqual({ domain, available: true, tld: 'com', premium: false })
    })
    expect(cost).toBe(10_000n)
  })

  it('checks a name for 0.01 USD', async () => {
    const cost = await costOf(async () => {
      const body = await call('CheckDomain', { domain })
      expect(body).toMatchObject({ domain, available: true, tld: 'com', basePrice: '$20', currentPrice: '$20' })
      expect(body).toMatchObject({ wallet: wallet.address, readyToRegister: false })
    })
    expect(cost).toBe(10_000n)
  })

  it('refuses to register for a wallet without a profile, and takes nothing', async () => {
    const { url, init } = requestOf(tollgraph, rowOf('RegisterDomain'), { domain })
    const cost = await costOf(async () => {
      const response = await wallet.pay(url, init)
      expect(response.status).toBe(403)
      expect(await bodyOf(response)).toMatchObject({ success: false, error: expect.stringContaining('profile') })
    })
    expect(cost).toBe(0n)
  })

  it('saves a profile, mails a code, and takes it', async () => {
    expect(await call('SaveProfile', SAMPLE_PROFILE)).toMatchObject({ profile: SAMPLE_PROFILE, emailVerified: false })
    const code = await mailedCode(SAMPLE_PROFILE.email)
    expect(await call('VerifyProfileEmail', { code })).toMatchObject({ emailVerified: true, readyToRegister: true })
    expect(await call('ReadProfile')).toMatchObject({ profile: SAMPLE_PROFILE, readyToRegister: true })
  })

  it('leaves out of a profile what was not given', async () => {
    const { addressLine2: _line, state: _state, ...rest } = SAMPLE_PROFILE
    const body = await call<{ profile: Record<string, unknown> }>('SaveProfile', rest)
    expect(body.profile).toEqual(rest)
  })

  it('registers the name to the wallet that pays', async () => {
    expect(await call('CheckDomain', { domain })).toMatchObject({ readyToRegister: true })
    const cost = await costOf(async () => {
      expect(await call('RegisterDomain', { domain })).toMatchObject({ domain, status: 'active', hostedZoneId: domain })
    })
    expect(cost).toBe(20_000_000n)
    expect(await call('CheckDomain', { domain })).toMatchObject({
      available: false,
      currentPrice: null,
      note: expect.any(String),
    })
  })

  it('renews it by years', async () => {
    const cost = await costOf(async () => {
      expect(await call('RenewDomain', { domain, count: 2 })).toMatchObject({ domain, count: 2 })
    })
    expect(cost).toBe(40_000_000n)
    expect(await call('RenewDomain', { domain })).toMatchObject({ count: 1 })
  })

  it('lists it and tells its status', async () => {
    expect(await call('ListDomains')).toMatchObject([{ domain, status: 'active', renewalPrice: '$20' }])
    expect(await call('DomainStatus', { domain })).toMatchObject({
      domain,
      status: 'active',
      nsPropagated: expect.any(Boolean),
    })
  })

  it('changes and reads its DNS records', async () => {
    const { records } = rowOf('ChangeDnsRecords').sample
    const changed = await call('ChangeDnsRecords', { domain, action: 'upsert', records })
    const written = { type: 'A', name: `www.${domain}`, value: '192.0.2.7', ttl: 300 }
    expect(changed).toMatchObject({ domain, action: 'upsert', records: [written] })
    const read = await call<{ records: unknown[] }>('ListDnsRecords', { domain })
    expect(read.records).toContainEqual(written)
    const deleted = await call('ChangeDnsRecords', { domain, action: 'delete', records })
    expect(deleted).toMatchObject({ action: 'delete' })
    const after = await call<{ records: unknown[] }>('ListDnsRecords', { domain })
    expect(after.records).not.toContainEqual(written)
  })

  it('reads the owner from public DNS, for anyone', async () => {
    const body = await call('VerifyDomainOwner', { domain, wallet: wallet.address })
    expect(body).toMatchObject({ verified: true, registeredWithService: true, walletMatches: true, status: 'active' })
    expect(body).toMatchObject({ attestation: { wallet: wallet.address } })
    const stranger = await call('VerifyDomainOwner', { domain: 'nobody-has-this.example' })
    expect(stranger).toEqual({
      domain: 'nobody-has-this.example',
      verified: false,
      attestation: null,
      registeredWithService: false,
    })
  })

  it('shows it to no other wallet', async () => {
    const other = await makeWallet(tollgraph, '0')
    const row = rowOf('DomainStatus')
    const { url } = requestOf(tollgraph, row, { domain })
    const response = await other.sign(url)
    expect(response.status).toBe(403)
    expect(await bodyOf(response)).toMatchObject({ success: false })
    const missing = await other.sign(requestOf(tollgraph, row, { domain: 'never-registered-here.com' }).url)
    expect(missing.status).toBe(404)
  })

  it('lets it go only after 60 days', async () => {
    const { url, init } = requestOf(tollgraph, rowOf('TransferDomainOut'), { domain })
    const locked = await wallet.sign(url, init)
    expect(locked.status).toBe(409)
    expect(await bodyOf(locked)).toMatchObject({ success: false, unlocksAt: expect.any(String) })
    ahead = 61 * DAY_MS
    expect(await call('TransferDomainOut', { domain })).toMatchObject({ status: 'transfer_pending', unlocked: true })
  })

  it('runs its scheduled jobs for who has the secret', async () => {
    expect(await call('CompleteRegistrations')).toMatchObject({ success: true, pending: 0 })
    expect(await call('VerifyIcann')).toMatchObject({ success: true })
  })
})

describe('a thing that is not to be had', () => {
  it('is answered with 409 and costs nothing', async () => {
    const { url, init } = requestOf(tollgraph, rowOf('RegisterDomain'), { domain: 'google.com' })
    const before = await wallet.balance()
    const response = await wallet.pay(url, init)
    expect(response.status).toBe(409)
    expect(await bodyOf(response)).toMatchObject({ success: false, error: expect.stringContaining('google.com') })
    expect(await wallet.balance()).toBe(before)
  })

  it('is answered with 404 when it is not there', async () => {
    const { url, init } = requestOf(tollgraph, rowOf('RenewDomain'), { domain: 'never-registered-here.com' })
    const before = await wallet.balance()
    const response = await wallet.pay(url, init)
    expect(response.status).toBe(404)
    expect(await bodyOf(response)).toMatchObject({ success: false })
    expect(await wallet.balance()).toBe(before)
  })
})

it('every documented path has been answered', () => {
  expect(answering.unanswered()).toEqual([])
})
