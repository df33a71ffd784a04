import { Resolver } from 'node:dns/promises'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atomicUsdc, formatUsd, parseUsd } from '../../../schema/money.ts'
import { type StandInRegistry, startStandInRegistry } from '../../../stand-ins/registry/registry.ts'
import { createEppRegistrar } from '../../../subgraphs/domains/registrar/eppRegistrar.ts'
import { eventually, paymentsOf, statesOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { becomeRegistrant, confirmEmail, emailOf, mailedCode, newestMail, PROFILE, saveProfile } from '../registrant.ts'
import { fetchDomain } from './engines/gainingRegistrar.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** It is nine o'clock UTC, whatever the day. */
const SECONDS_TO_MIDNIGHT = 15 * 3_600

let tollgraph: TestTollgraph
let registry: StandInRegistry
let folder: string
let api: string
let dns: Resolver

/**
 * The installation's clock. It stands still until a test moves it, and stands half a year back, so that days can pass in it
 * while payments that stock clients sign by the real time hold. Ten names a day are for sale: most tests take a day of
 * their own.
 */
let time = Math.floor(Date.now() / DAY) * DAY - 180 * DAY + 9 * HOUR
const now = () => new Date(time)
const daysPass = (days: number) => {
  time += days * DAY
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-registry-'))
  registry = await startStandInRegistry({ stateFile: join(folder, 'registry.json'), now })
  await writeFile(join(folder, 'ca.pem'), registry.ca)
  const settings = {
    EPP_HOST: registry.host,
    EPP_PORT: String(registry.port),
    EPP_CLIENT_ID: registry.clientId,
    EPP_PASSWORD: registry.password,
    EPP_CA_FILE: join(folder, 'ca.pem'),
    // Whatever a test makes the registry do is no news.
    LOG_LEVEL: 'fatal',
  }
  tollgraph = await startTollgraph(settings, { now })
  api = `${tollgraph.url}/domains/api`
  dns = new Resolver({ timeout: 2_000, tries: 1 })
  dns.setServers([`127.0.0.1:${tollgraph.environment.DNS_PORT}`])
})
afterAll(async () => {
  await tollgraph?.stop()
  await registry?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})
type Body = Record<string, unknown>

const bodyOf = async (answer: Response): Promise<Body> => (await answer.json()) as Body

/** A wallet with money that may register names. */
async function makeRegistrant(usd = '1000'): Promise<TestWallet> {
  const wallet = await makeWallet(tollgraph, usd)
  await becomeRegistrant(tollgraph, wallet)
  return wallet
}

const register = (wallet: TestWallet, domain: string) => wallet.pay(`${api}/register`, json({ domain }))

/** A payment for a name at its present price, ready to be sent. */
async function paymentFor(wallet: TestWallet, domain: string): Promise<Record<string, string>> {
  return wallet.paymentHeaders(await fetch(`${api}/register`, json({ domain })))
}

/** Somebody checks a name: the registrar's answer is then known for a moment, also while the registrar is down. */
async function checkName(domain: string): Promise<void> {
  const visitor = await makeWallet(tollgraph, '1')
  expect((await visitor.pay(`${api}/check`, json({ domain }))).status).toBe(200)
}

/** What a wallet's money has come down by, as a decimal USD string. */
async function spentBy(wallet: TestWallet, of = '1000'): Promise<string> {
  return formatUsd(atomicUsdc(parseUsd(of) - (await wallet.balance())))
}

/** Calls one of the scheduled endpoints. */
async function runJob(job: 'complete-registrations' | 'icann-verify'): Promise<Body> {
  const headers = { authorization: `Bearer ${tollgraph.cronSecret}` }
  return bodyOf(await fetch(`${api}/cron/${job}`, { method: 'POST', headers }))
}

/** Waits until the installation's own schedule, which sweeps at each full minute, leaves the floor to a test for a while. */
async function betweenSweeps(): Promise<void> {
  const second = () => new Date().getSeconds()
  await eventually('the minute’s sweep is over', async () => second() >= 2 && second() <= 50)
}

describe('a person with a wallet', () => {
  const name = 'analytical-engine.com'
  let ada: TestWallet
  let charles: TestWallet
  beforeAll(async () => {
    ada = await makeWallet(tollgraph)
    charles = await makeRegistrant()
  })

  it('learns from a check what is missing, and what it will cost', async () => {
    const answer = await ada.pay(`${api}/check`, json({ domain: name }))
    expect(await answer.json()).toMatchObject({
      domain: name,
      available: true,
      currentPrice: '$20',
      bondingMultiplier: '1.0',
      dailySlotsRemaining: 10,
      wallet: ada.address,
      profile: { hasProfile: false, emailVerified: false },
      readyToRegister: false,
      next: expect.stringContaining('POST /api/profile'),
    })
    expect(await spentBy(ada)).toBe('0.01')
  })

  it('is told the step before paying for a name it could not register, and pays nothing', async () => {
    const before = await ada.balance()
    const refused = await register(ada, name)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ success: false, error: expect.stringContaining('POST /api/profile') })
    expect((await saveProfile(tollgraph, ada)).status).toBe(200)
    const unverified = await register(ada, name)
    expect(unverified.status).toBe(403)
    expect((await bodyOf(unverified)).error).toContain('POST /api/profile/verify-email')
    expect(await ada.balance()).toBe(before)
    expect((await paymentsOf(tollgraph, ada.address)).map(({ amount }) => amount)).toEqual(['10000'])
  })

  it('confirms its address with the code of the e-mail', async () => {
    const code = await mailedCode(tollgraph, emailOf(ada))
    const wrong = code === '000000' ? '000001' : '000000'
    const refused = await confirmEmail(tollgraph, ada, wrong)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ issues: [{ path: ['code'] }] })
    const otp = await ada.sign(`${api}/profile/verify-email`, json({ otp: code }))
    expect(otp.status).toBe(400)
    const confirmed = await confirmEmail(tollgraph, ada, code)
    expect(await confirmed.json()).toMatchObject({
      wallet: ada.address,
      profile: { ...PROFILE, email: emailOf(ada) },
      emailVerified: true,
      readyToRegister: true,
      nextStep: 'register',
    })
    expect(await bodyOf(await ada.sign(`${api}/profile`))).toMatchObject({ readyToRegister: true })
  })

  it('registers the name for exactly its price, and is its owner', async () => {
    const before = await ada.balance()
    const answer = await register(ada, name)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      domain: name,
      status: 'active',
      registrationEmailSent: true,
      nameservers: ['ns1.tollgraph.example', 'ns2.tollgraph.example'],
      hostedZoneId: name,
    })
    expect(before - (await ada.balance())).toBe(parseUsd('20'))
    expect(registry.controls.commands()).toContain('domain:create')
    const letter = await eventually('the letter', () => newestMail(tollgraph, emailOf(ada), new RegExp(`^${name} is`)))
    expect(letter).toContain('you are its registrant')
    const [payment] = await paymentsOf(tollgraph, ada.address)
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'SETTLING', 'SETTLED'])
  })

  it('finds the name in its list and reads its status', async () => {
    const list = await bodyOf(await ada.sign(`${api}/domain/list`))
    const listed = {
      domain: name,
      status: 'active',
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      daysRemaining: expect.toBeOneOf([365, 366]),
      renewalPrice: '$20',
      icannVerified: expect.any(Boolean),
    }
    expect(list).toEqual([listed])
    const status = await bodyOf(await ada.sign(`${api}/domain/status?domain=${name}`))
    expect(status).toMatchObject({ domain: name, status: 'active', nsPropagated: true })
    expect(await bodyOf(await charles.sign(`${api}/domain/list`))).toEqual([])
  })

  it('need not confirm its address once more for ICANN: the scheduled check finds that it has', async () => {
    const { checked, ...rest } = await runJob('icann-verify')
    expect([0, 1]).toContain(checked)
    expect(rest).toEqual({ success: true, verified: checked, reminded: 0, suspended: 0 })
    expect(await bodyOf(await ada.sign(`${api}/domain/list`))).toMatchObject([{ icannVerified: true }])
  })

  it('writes DNS records that resolvers see', async () => {
    const records = [
      { type: 'A', name: '@', value: '192.0.2.1', ttl: 60 },
      { type: 'A', name: `www.${name}`, value: '192.0.2.7' },
      { type: 'AAAA', name: 'www', value: '2001:db8::7' },
      { type: 'MX', name: '@', value: '10 mail.example.com' },
      { type: 'TXT', name: '@', value: 'v=spf1 -all' },
      { type: 'CNAME', name: 'docs', value: 'pages.example.com' },
      { type: 'SRV', name: `_sip._tcp.${name}`, value: '10 5 5060 sip.example.com' },
      { type: 'CAA', name: '@', value: '0 issue "ca.example"' },
    ]
    const written = await ada.sign(`${api}/domain/dns`, json({ domain: name, action: 'upsert', records }))
    expect(written.status).toBe(200)
    expect(await written.json()).toMatchObject({ domain: name, action: 'upsert', changeId: expect.any(String) })
    expect(await dns.resolve4(name, { ttl: true })).toEqual([{ address: '192.0.2.1', ttl: 60 }])
    expect(await dns.resolve4(`www.${name}`)).toEqual(['192.0.2.7'])
    expect(await dns.resolve6(`www.${name}`)).toEqual(['2001:db8::7'])
    expect(await dns.resolveMx(name)).toEqual([{ exchange: 'mail.example.com', priority: 10 }])
    expect(await dns.resolveTxt(name)).toEqual([['v=spf1 -all']])
    expect(await dns.resolveCname(`docs.${name}`)).toEqual(['pages.example.com'])
    expect(await dns.resolveSrv(`_sip._tcp.${name}`)).toEqual([
      { name: 'sip.example.com', port: 5060, priority: 10, weight: 5 },
    ])
    expect(await dns.resolveCaa(name)).toEqual([{ critical: 0, issue: 'ca.example' }])
    expect(await dns.resolveNs(name)).toEqual(['ns1.tollgraph.example', 'ns2.tollgraph.example'])
    const read = await bodyOf(await ada.sign(`${api}/domain/dns?domain=${name}`))
    expect((read.records as unknown[]).length).toBe(records.length + 1)
  })

  it('changes and deletes records, all of a batch or none', async () => {
    const change = (action: string, records: object[]) =>
      ada.sign(`${api}/domain/dns`, json({ domain: name, action, records }))
    expect((await change('upsert', [{ type: 'A', name: '@', value: '192.0.2.2' }])).status).toBe(200)
    expect(await dns.resolve4(name)).toEqual(['192.0.2.2'])
    const half = [
      { type: 'A', name: '@', value: '192.0.2.3' },
      { type: 'A', name: 'www', value: 'no address' },
    ]
    expect((await change('upsert', half)).status).toBe(400)
    expect(await dns.resolve4(name)).toEqual(['192.0.2.2'])
    expect((await change('delete', [{ type: 'A', name: '@', value: '192.0.2.2' }])).status).toBe(200)
    await expect(dns.resolve4(name)).rejects.toMatchObject({ code: 'ENODATA' })
  })

  it('shows everybody by DNS whose the name is', async () => {
    const value = `tollgraph-owner=v1;wallet=${ada.address}`
    expect(await dns.resolveTxt(`_tollgraph.${name}`)).toEqual([[value]])
    const verify = async (query: string) => bodyOf(await fetch(`${api}/domain/verify?domain=${query}`))
    const attested = {
      domain: name,
      verified: true,
      attestation: { recordName: `_tollgraph.${name}`, wallet: ada.address, value },
      registeredWithService: true,
      status: 'active',
    }
    expect(await verify(name)).toEqual(attested)
    expect(await verify(`${name}&wallet=${ada.address}`)).toEqual({ ...attested, walletMatches: true })
    expect(await verify(`${name}&wallet=${charles.address}`)).toEqual({ ...attested, walletMatches: false })
    expect(await verify('never-registered-here.com')).toEqual({
      domain: 'never-registered-here.com',
      verified: false,
      attestation: null,
      registeredWithService: false,
    })
  })

  it('hands the name over by its attestation, and gets it back the same way', async () => {
    const attest = (wallet: TestWallet) => [
      { type: 'TXT', name: `_tollgraph.${name}`, value: `tollgraph-owner=v1;wallet=${wallet.address}` },
    ]
    const handOver = (from: TestWallet, to: TestWallet) =>
      from.sign(`${api}/domain/dns`, json({ domain: name, action: 'upsert', records: attest(to) }))
    expect((await handOver(charles, charles)).status).toBe(403)
    expect((await handOver(ada, charles)).status).toBe(200)
    expect((await handOver(ada, ada)).status).toBe(403)
    expect(await bodyOf(await charles.sign(`${api}/domain/list`))).toMatchObject([{ domain: name }])
    const verified = await bodyOf(await fetch(`${api}/domain/verify?domain=${name}&wallet=${charles.address}`))
    expect(verified).toMatchObject({ verified: true, walletMatches: true })
    const removal = { domain: name, action: 'delete', records: attest(charles) }
    expect((await charles.sign(`${api}/domain/dns`, json(removal))).status).toBe(403)
    expect((await handOver(charles, ada)).status).toBe(200)
  })

  it('renews the name for years at its list price', async () => {
    const before = await ada.balance()
    const { expiresAt } = await bodyOf(await ada.sign(`${api}/domain/status?domain=${name}`))
    const answer = await ada.pay(`${api}/domain/renew`, json({ domain: name, count: 2 }))
    expect(answer.status).toBe(200)
    const expected = new Date(String(expiresAt))
    expected.setUTCFullYear(expected.getUTCFullYear() + 2)
    expect(await answer.json()).toMatchObject({
      domain: name,
      count: 2,
      status: 'renewal_scheduled',
      newExpiresAt: expected.toISOString(),
    })
    expect(before - (await ada.balance())).toBe(parseUsd('40'))
    const tooLong = await ada.pay(`${api}/domain/renew`, json({ domain: name, count: 8 }))
    expect(tooLong.status).toBe(409)
    expect(before - (await ada.balance())).toBe(parseUsd('40'))
  })

  it('cannot be robbed: another wallet neither sees nor changes the name', async () => {
    const records = [{ type: 'A', name: '@', value: '203.0.113.66' }]
    const before = await charles.balance()
    const attempts = await Promise.all([
      charles.sign(`${api}/domain/status?domain=${name}`),
      charles.sign(`${api}/domain/dns?domain=${name}`),
      charles.sign(`${api}/domain/dns`, json({ domain: name, action: 'upsert', records })),
      charles.sign(`${api}/domain/transfer-out`, json({ domain: name })),
      charles.pay(`${api}/domain/renew`, json({ domain: name })),
    ])
    for (const attempt of attempts) {
      expect(attempt.status).toBe(403)
      expect(await attempt.json()).toEqual({ success: false, error: `${name} belongs to another wallet` })
    }
    expect((await charles.pay(`${api}/register`, json({ domain: name }))).status).toBe(409)
    const query = `{ domain(name: "${name}") { registration { owner { address } } } me { domains { nodes { name } } } }`
    const asked = await bodyOf(await charles.sign(`${tollgraph.url}/graphql`, json({ query })))
    expect(asked).toMatchObject({
      data: { domain: { registration: null }, me: { domains: { nodes: [] } } },
      errors: [{ path: ['domain', 'registration'], extensions: { code: 'FORBIDDEN' } }],
    })
    expect(await charles.balance()).toBe(before)
    await expect(dns.resolve4(name)).rejects.toMatchObject({ code: 'ENODATA' })
  })

  it('hears 404 of a name that is not registered here', async () => {
    const unknown = 'nobody-has-this-one.com'
    const before = await ada.balance()
    const attempts = await Promise.all([
      ada.sign(`${api}/domain/status?domain=${unknown}`),
      ada.sign(`${api}/domain/dns?domain=${unknown}`),
      ada.sign(`${api}/domain/transfer-out`, json({ domain: unknown })),
      ada.pay(`${api}/domain/renew`, json({ domain: unknown })),
    ])
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await ada.balance()).toBe(before)
  })

  it('cannot leave in the first sixty days, and can after them', async () => {
    const early = await ada.sign(`${api}/domain/transfer-out`, json({ domain: name }))
    expect(early.status).toBe(409)
    const { error, unlocksAt } = await bodyOf(early)
    expect(error).toContain('locked for 60 days')
    daysPass(Math.ceil((Date.parse(String(unlocksAt)) - time) / DAY))
    const answer = await ada.sign(`${api}/domain/transfer-out`, json({ domain: name }))
    expect(answer.status).toBe(200)
    const { authCode, ...rest } = await bodyOf(answer)
    expect(rest).toMatchObject({ domain: name, status: 'transfer_pending', unlocked: true })
    await expect(fetchDomain(registry, name, 'a wrong code')).rejects.toThrow('2202')
    await fetchDomain(registry, name, String(authCode))
    const before = await ada.balance()
    const renewal = await ada.pay(`${api}/domain/renew`, json({ domain: name }))
    expect(renewal.status).toBe(409)
    expect((await bodyOf(renewal)).error).toContain('was transferred to another registrar')
    expect(await ada.balance()).toBe(before)
    expect(await bodyOf(await ada.sign(`${api}/domain/status?domain=${name}`))).toMatchObject({
      status: 'transferred_out',
      nameservers: [],
    })
    expect(await bodyOf(await ada.sign(`${api}/domain/list`))).not.toContainEqual(
      expect.objectContaining({ domain: name }),
    )
  })
})

describe('two wallets that want one name', () => {
  beforeEach(() => daysPass(1))

  it('are told apart: one gets it, the other is not charged', async () => {
    const name = 'difference-engine.com'
    const rivals = [await makeRegistrant(), await makeRegistrant()]
    const payments = await Promise.all(rivals.map((rival) => paymentFor(rival, name)))
    const answers = await Promise.all(
      payments.map((headers) => fetch(`${api}/register`, json({ domain: name }, headers))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    const loser = 1 - winner
    expect(await answers[loser]?.json()).toMatchObject({ success: false, error: `${name} is taken` })
    const spent = await Promise.all(rivals.map((rival) => spentBy(rival)))
    expect([spent[winner], spent[loser]]).toEqual(['20.00', '0.00'])
    const lists = await Promise.all(rivals.map(async (rival) => bodyOf(await rival.sign(`${api}/domain/list`))))
    expect(lists[winner]).toMatchObject([{ domain: name }])
    expect(lists[loser]).toEqual([])
    const again = await fetch(`${api}/register`, json({ domain: name }, payments[loser]))
    expect(again.status).not.toBe(200)
    expect(await spentBy(rivals[loser] as TestWallet)).toBe('0.00')
  })

  it('share a day’s slots: nobody pays a price that another one has used up', async () => {
    const rivals = await Promise.all(Array.from({ length: 7 }, () => makeRegistrant()))
    const names = rivals.map((_rival, index) => `at-the-same-time-${index}.com`)
    const payments = await Promise.all(rivals.map((rival, index) => paymentFor(rival, String(names[index]))))
    const answers = await Promise.all(
      payments.map((headers, index) => fetch(`${api}/register`, json({ domain: names[index] }, headers))),
    )
    const outcomes = answers.map(({ status }) => status)
    expect(outcomes.filter((status) => status === 200)).toHaveLength(5)
    expect(outcomes.every((status) => [200, 402].includes(status))).toBe(true)
    const spent = await Promise.all(rivals.map((rival) => spentBy(rival)))
    expect(spent).toEqual(outcomes.map((status) => (status === 200 ? '20.00' : '0.00')))
  })
})

describe('a registrar in trouble', () => {
  beforeEach(() => daysPass(1))

  it('leaves a registration pending while it is down; the scheduled job completes it', async () => {
    const name = 'patience-is-a-virtue.com'
    const payer = await makeRegistrant()
    const payment = await paymentFor(payer, name)
    await checkName(name)
    await betweenSweeps()
    await registry.controls.goDown()
    const answer = await fetch(`${api}/register`, json({ domain: name }, payment))
    expect(answer.status).toBe(200)
    const pending = await bodyOf(answer)
    expect(pending).toMatchObject({ domain: name, status: 'pending', jobId: expect.any(String) })
    expect(pending).not.toHaveProperty('hostedZoneId')
    expect(await spentBy(payer)).toBe('20.00')
    const statusNow = async () => (await bodyOf(await payer.sign(`${api}/domain/status?domain=${name}`))).status
    expect(await statusNow()).toBe('pending')
    const inVain = { success: true, processed: 1, completed: 0, failed: 0, pending: 1 }
    expect(await runJob('complete-registrations')).toEqual(inVain)
    await registry.controls.comeBack()
    expect(await runJob('complete-registrations')).toEqual({ ...inVain, completed: 1, pending: 0 })
    expect(await statusNow()).toBe('active')
    expect(await runJob('complete-registrations')).toMatchObject({ processed: 0 })
    expect(await spentBy(payer)).toBe('20.00')
  })

  it('registers a name once although its answer was lost', async () => {
    const name = 'lost-in-the-post.com'
    const payer = await makeRegistrant()
    const creations = () => registry.controls.commands().filter((command) => command === 'domain:create').length
    const before = creations()
    await betweenSweeps()
    registry.controls.dropAfterNext('domain:create')
    expect(await bodyOf(await register(payer, name))).toMatchObject({ status: 'pending' })
    expect(await runJob('complete-registrations')).toMatchObject({ completed: 1 })
    expect(await bodyOf(await payer.sign(`${api}/domain/status?domain=${name}`))).toMatchObject({ status: 'active' })
    expect(creations() - before).toBe(1)
    expect(await spentBy(payer)).toBe('20.00')
  })

  it('refunds what broke off between payment and registrar, and says so in the answer', async () => {
    const name = 'broke-off-in-between.com'
    const payer = await makeRegistrant()
    const payment = await paymentFor(payer, name)
    const runtime = tollgraph.backend.runtimes.get('domains') ?? expect.fail('no domains')
    const execute = runtime.execute
    runtime.execute = () => Promise.reject(new Error('the service fell over'))
    const answer = await fetch(`${api}/register`, json({ domain: name }, payment))
    runtime.execute = execute
    expect(answer.status).toBe(500)
    const body = await bodyOf(answer)
    expect(body).toMatchObject({ success: false, refund: { usd: '20.00', state: 'requested' } })
    expect(JSON.stringify(body)).not.toContain('fell over')
    await eventually('the refund', async () => (await payer.balance()) === parseUsd('1000'))
    // Name and slot are free again.
    expect((await payer.pay(`${api}/register`, json({ domain: name }))).status).toBe(200)
  })

  it('refunds on chain what the registry refuses after the payment, and gives the day’s slot back', async () => {
    const name = 'a-moment-too-late.com'
    const payer = await makeRegistrant()
    const payment = await paymentFor(payer, name)
    await checkName(name)
    await registerElsewhere(name)
    const answer = await fetch(`${api}/register`, json({ domain: name }, payment))
    expect(answer.status).toBe(409)
    expect((await bodyOf(answer)).error).toContain('The payment is refunded')
    await eventually('the refund', async () => (await payer.balance()) === parseUsd('1000'))
    const query = `{ me { domains { nodes { name } } payments { edges { node {
      state amount settledAmount lines { field outcome } refunds { amount state transactionHash reason }
      receipt { settledAmount refundedAmount charged { field } notCharged { field outcome } }
    } } } } }`
    const refunded = await eventually('the refund in the ledger', async () => {
      const { data } = (await bodyOf(await payer.sign(`${tollgraph.url}/graphql`, json({ query })))) as {
        data: { me: { domains: { nodes: unknown[] }; payments: { edges: { node: Body & { state: string } }[] } } }
      }
      expect(data.me.domains.nodes).toEqual([])
      return data.me.payments.edges.find(({ node }) => node.state === 'REFUNDED')?.node
    })
    expect(refunded).toMatchObject({
      amount: '20.00',
      settledAmount: '20.00',
      lines: [{ field: 'Mutation.registerDomain', outcome: 'REFUNDED' }],
      refunds: [{ amount: '20.00', state: 'REFUNDED', reason: expect.stringContaining(name) }],
      receipt: {
        settledAmount: '20.00',
        refundedAmount: '20.00',
        charged: [],
        notCharged: [{ field: 'Mutation.registerDomain', outcome: 'REFUNDED' }],
      },
    })
    const [refund] = refunded.refunds as [{ transactionHash: `0x${string}` }]
    const receipt = await tollgraph.chain.client.getTransactionReceipt({ hash: refund.transactionHash })
    expect(receipt.status).toBe('success')
    const check = await payer.pay(`${api}/check`, json({ domain: 'still-ten-left.com' }))
    expect(await check.json()).toMatchObject({ dailySlotsRemaining: 10 })
  })
})

describe('a day with ten registrations', () => {
  beforeEach(() => daysPass(1))

  it('sells them along the curve, and none after the tenth', async () => {
    const buyers = await Promise.all(Array.from({ length: 11 }, () => makeRegistrant()))
    const paid: string[] = []
    for (const [index, buyer] of buyers.slice(0, 10).entries()) {
      const answer = await register(buyer, `name-number-${index + 1}.com`)
      expect(answer.status).toBe(200)
      paid.push(await spentBy(buyer))
    }
    expect(paid).toEqual([...Array(5).fill('20.00'), '30.00', '30.00', '50.00', '50.00', '100.00'])
    const late = buyers[10] as TestWallet
    const refused = await register(late, 'name-number-11.com')
    expect(refused.status).toBe(409)
    expect((await bodyOf(refused)).error).toContain('No registrations are left today')
    expect(refused.headers.get('retry-after')).toBe(String(SECONDS_TO_MIDNIGHT))
    expect(await spentBy(late)).toBe('0.00')
    const check = await late.pay(`${api}/check`, json({ domain: 'name-number-11.com' }))
    expect(await check.json()).toMatchObject({
      available: true,
      currentPrice: null,
      dailySlotsRemaining: 0,
      readyToRegister: false,
    })
    daysPass(1)
    expect((await register(late, 'name-number-11.com')).status).toBe(200)
    expect(await spentBy(late)).toBe('20.01')
  })

  it('does not sell a name whose price the curve lifts above the most that one may cost', async () => {
    const day = now().toISOString().slice(0, 10)
    await takeSlots(day, [1, 2, 3, 4, 5])
    const buyer = await makeRegistrant()
    const refused = await register(buyer, 'too-expensive-today.ai')
    expect(await spentBy(buyer)).toBe('0.00')
    expect(refused.status).toBe(409)
    expect((await bodyOf(refused)).error).toContain('$225')
    expect(refused.headers.get('retry-after')).toBe(String(SECONDS_TO_MIDNIGHT))
  })
})

/** Somebody else has the registry register a name. */
async function registerElsewhere(domain: string): Promise<void> {
  const rival = createEppRegistrar({ ...registry, kind: 'sandbox', timeoutMs: 5_000 }, pino({ level: 'silent' }))
  const registrant = { ...PROFILE, email: 'rival@example.com', addressLine2: null, state: null }
  const nameservers = ['ns1.example.net', 'ns2.example.net']
  await rival.register({ domain, years: 1, registrant, nameservers, orderId: 'the order of a rival' })
  await rival.close()
}

/** Fills slots of a day, as registrations by others would. */
async function takeSlots(day: string, slots: readonly number[]): Promise<void> {
  const sql = `INSERT INTO domains.orders (act_id, kind, state, domain, wallet, years, amount, slot_day, slot, held_at)
    SELECT $1 || slot, 'REGISTRATION', 'DONE', 'slot-' || slot || '.com', $2, 1, 20000000, $1::date, slot, now()
    FROM unnest($3::int[]) AS slot`
  await tollgraph.backend.db.pool.query(sql, [day, '0x000000000000000000000000000000000000dEaD', slots])
}
