import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { TLDS } from '../../../subgraphs/domains/pricing/tlds.ts'
import { becomeRegistrant } from '../../services/registrant.ts'
import { paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TTL_SECONDS = 10

let tollgraph: TestTollgraph
let wallet: TestWallet
let register: string
let check: string
let renew: string
let send: string

/**
 * The installation's clock. It stands still until a test moves it, and stands some months back, so that payments that stock
 * clients sign by the real time hold whatever day a test makes it.
 */
let time = Math.floor(Date.now() / DAY) * DAY - 90 * DAY + 9 * HOUR
const now = () => new Date(time)
const pass = (milliseconds: number) => {
  time += milliseconds
}

beforeAll(async () => {
  tollgraph = await startTollgraph({ QUOTE_TTL_SECONDS: String(TTL_SECONDS) }, { now })
  register = `${tollgraph.url}/domains/api/register`
  check = `${tollgraph.url}/domains/api/check`
  renew = `${tollgraph.url}/domains/api/domain/renew`
  send = `${tollgraph.url}/api/send`
  wallet = await makeWallet(tollgraph, '1000')
  await becomeRegistrant(tollgraph, wallet)
})
afterAll(() => tollgraph?.stop())
// Each test has ten slots of its own.
beforeEach(() => pass(DAY))

interface Offer {
  readonly amount: string
  readonly payTo: string
  readonly extra: { readonly name: string; readonly version: string; readonly quote?: string }
}

/** The offer of a fixed sum in a challenge, and what the challenge says for programs. */
async function offerIn(answer: Response): Promise<{ offer: Offer; error: string; body: Record<string, unknown> }> {
  expect(answer.status).toBe(402)
  const challenge = JSON.parse(Buffer.from(answer.headers.get('payment-required') ?? '', 'base64').toString())
  expect(challenge.accepts[0]).toMatchObject({ scheme: 'exact' })
  return { offer: challenge.accepts[0], error: challenge.error, body: (await answer.json()) as Record<string, unknown> }
}

/** The stock client's payment for an unpaid answer, with the quote in it put as `change` says. */
async function paymentWith(
  unpaid: Response,
  change: (quote: string) => string | undefined,
  by = wallet,
): Promise<Record<string, string>> {
  const [[name, value]] = Object.entries(await by.paymentHeaders(unpaid)) as [[string, string]]
  const payload = JSON.parse(Buffer.from(value, 'base64').toString())
  payload.accepted.extra.quote = change(payload.accepted.extra.quote)
  return { [name]: Buffer.from(JSON.stringify(payload)).toString('base64') }
}

/** Runs something that must not cost the wallet anything, and leave no payment behind. */
async function free<Value>(work: () => Promise<Value>): Promise<Value> {
  const before = [await wallet.balance(), await paymentsOf(tollgraph, wallet.address)]
  const value = await work()
  expect([await wallet.balance(), await paymentsOf(tollgraph, wallet.address)]).toEqual(before)
  return value
}

/** Fills the day's first slots, as registrations by others do. */
async function othersRegister(count: number): Promise<void> {
  const sql = `INSERT INTO domains.orders (act_id, kind, state, domain, wallet, years, amount, slot_day, slot, held_at)
    SELECT $1 || ' ' || slot, 'REGISTRATION', 'DONE', 'slot-' || slot || '.com', $2, 1, 20000000, $1::date, slot, now()
    FROM generate_series(1, $3::int) AS slot ON CONFLICT DO NOTHING`
  const day = now().toISOString().slice(0, 10)
  await tollgraph.backend.db.pool.query(sql, [day, '0x000000000000000000000000000000000000dEaD', count])
}

describe('an unpaid request with a dynamic price', () => {
  it('is offered the most it can cost while it does not say what it wants', async () => {
    const probes: [string, string][] = [
      [register, '200000000'],
      [check, '100000'],
      [renew, '1500000000'],
      [send, '10000000000'],
    ]
    for (const [url, amount] of probes) {
      for (const probe of [{ method: 'POST' }, json({}), { method: 'POST', body: ' ' }]) {
        const { offer, body } = await offerIn(await fetch(url, probe))
        expect(offer.amount).toBe(amount)
        expect(offer.extra).not.toHaveProperty('quote')
        expect(body).toMatchObject({ x402Version: 1, accepts: [{ maxAmountRequired: amount }] })
      }
    }
  })

  it('is offered its own price, signed, once it says what it wants', async () => {
    const { offer, body } = await offerIn(await fetch(register, json({ domain: 'says-what-it-wants.com' })))
    expect(offer).toMatchObject({ amount: '20000000', payTo: tollgraph.backend.money.payee })
    expect(offer.extra.quote).toMatch(/^[a-z0-9]+\.[a-z0-9]+\.[\w-]{22}$/)
    expect(body).toMatchObject({
      bill: { total: '20.00', lines: [{ field: 'Mutation.registerDomain', usd: '20.00', max: '200.00' }] },
    })
  })

  it('is offered the last price of the day when the day is sold out; its payment gets 409 and costs nothing', async () => {
    await othersRegister(10)
    const body = { domain: 'after-the-tenth.com' }
    const unpaid = await fetch(register, json(body))
    expect((await offerIn(unpaid.clone())).offer.amount).toBe('100000000')
    const before = await wallet.balance()
    const answer = await fetch(register, json(body, await wallet.paymentHeaders(unpaid)))
    expect(await wallet.balance()).toBe(before)
    expect(answer.status).toBe(409)
    const seconds = Math.ceil((Math.ceil(time / DAY) * DAY - time) / 1_000)
    expect(answer.headers.get('retry-after')).toBe(String(seconds))
    expect(await answer.json()).toMatchObject({ success: false, retryAfter: seconds })
  })

  it.each([
    ['a name without an ending', { domain: 'no-ending' }],
    ['an ending that is not sold', { domain: 'name.museum' }],
    ['a subdomain', { domain: 'www.name.com' }],
    ['a name that no registry takes', { domain: '-name-.com' }],
    ['a number', { domain: 5 }],
    ['no domain but something else', { name: 'name.com' }],
    ['a wallet beside the domain', { domain: 'name-for-me.com', wallet: '0x000000000000000000000000000000000000dEaD' }],
    ['a registrant beside the domain', { domain: 'name-for-me.com', firstName: 'Ada', email: 'ada@example.com' }],
  ])('hears 400 for %s', async (_what, body) => {
    const answer = await fetch(register, json(body))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, issues: expect.any(Array) })
    expect(answer.headers.get('payment-required')).toBeNull()
  })

  it('hears 400 for a body that is no JSON', async () => {
    const answer = await fetch(register, { ...json({}), body: '{"domain":' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'Invalid JSON' })
  })
})

describe('a quote', () => {
  it('is the price that is paid', async () => {
    await othersRegister(5)
    const body = { domain: 'the-sixth-of-the-day.com' }
    const unpaid = await fetch(register, json(body))
    const { offer } = await offerIn(unpaid.clone())
    expect(offer.amount).toBe('30000000')
    const before = await wallet.balance()
    const answer = await fetch(register, json(body, await wallet.paymentHeaders(unpaid)))
    expect(answer.status).toBe(200)
    expect(before - (await wallet.balance())).toBe(parseUsd('30'))
  })

  it('holds although the price of the thing has changed since, and only by its signature', async () => {
    const body = { domain: 'price-of-a-question.ai' }
    const unpaid = await fetch(check, json(body))
    expect((await offerIn(unpaid.clone())).offer.amount).toBe('50000')
    const ai = TLDS.find(({ tld }) => tld === 'ai') as { checkPrice: bigint }
    const price = ai.checkPrice
    ai.checkPrice = parseUsd('0.07')
    try {
      const without = await paymentWith(unpaid.clone(), () => undefined)
      const refused = await free(async () => offerIn(await fetch(check, json(body, without))))
      expect(refused).toMatchObject({
        error: 'invalid_exact_evm_payload_authorization_value',
        offer: { amount: '70000' },
      })
      const before = await wallet.balance()
      const answer = await fetch(check, json(body, await wallet.paymentHeaders(unpaid)))
      expect(answer.status).toBe(200)
      expect(before - (await wallet.balance())).toBe(parseUsd('0.05'))
    } finally {
      ai.checkPrice = price
    }
  })

  it('covers each line of a GraphQL bill', async () => {
    const url = `${tollgraph.url}/graphql`
    const body = {
      query:
        '{ a: domainAvailability(domain: "first-line.ai") { tld } b: domainAvailability(domain: "second-line.com") { tld } }',
    }
    const unpaid = await fetch(url, json(body))
    expect((await offerIn(unpaid.clone())).offer).toMatchObject({
      amount: '60000',
      extra: { quote: expect.any(String) },
    })
    const swapped = { query: body.query.replace('first-line.ai', 'first-line.io') }
    const refused = await free(async () =>
      offerIn(await fetch(url, json(swapped, await wallet.paymentHeaders(unpaid.clone())))),
    )
    expect(refused.error).toBe('quote_invalid')
    const before = await wallet.balance()
    expect((await fetch(url, json(body, await wallet.paymentHeaders(unpaid)))).status).toBe(200)
    expect(before - (await wallet.balance())).toBe(parseUsd('0.06'))
  })
})

describe('a quote that does not hold', () => {
  /** Expects a refusal by a reason, with an offer that can be paid in place of the one that cannot. */
  async function expectFreshOffer(url: string, body: object, headers: Record<string, string>, reason: string) {
    const answer = await free(() => fetch(url, json(body, headers)))
    const copy = answer.clone()
    const refused = await offerIn(answer)
    expect(refused.error).toBe(reason)
    expect(refused.body).toMatchObject({ error: reason, message: expect.stringMatching(/\w/) })
    const before = await wallet.balance()
    const paid = await fetch(url, json(body, await wallet.paymentHeaders(copy)))
    expect(paid.status).toBe(200)
    expect(before - (await wallet.balance())).toBe(BigInt(refused.offer.amount))
    return refused.offer
  }

  const tampered: [string, (quote: string) => string][] = [
    ['a lower price in it', (quote) => quote.replace(/\.[a-z0-9]+\./, `.${(10_000).toString(36)}.`)],
    ['a later end', (quote) => quote.replace(/^[a-z0-9]+/, (end) => (Number.parseInt(end, 36) + 3_600).toString(36))],
    ['another signature', (quote) => `${quote.slice(0, -4)}AAAA`],
    ['no signature', (quote) => quote.split('.').slice(0, 2).join('.')],
    ['a part too many', (quote) => `${quote}.more`],
    ['nothing that is a quote', () => 'trust me'],
  ]
  it.each(tampered)('is refused when it was given %s', async (_what, tamper) => {
    const body = { domain: 'tampered-with-it.ai' }
    const headers = await paymentWith(await fetch(check, json(body)), tamper)
    expect((await expectFreshOffer(check, body, headers, 'quote_invalid')).amount).toBe('50000')
  })

  it('is refused for another request of the same price', async () => {
    const other = await fetch(check, json({ domain: 'quoted-for-this.ai' }))
    const headers = await wallet.paymentHeaders(other)
    await expectFreshOffer(check, { domain: 'used-for-that.ai' }, headers, 'quote_invalid')
  })

  it('is refused for another path, be the price and the body the same', async () => {
    const body = { domain: 'same-body-elsewhere.com' }
    const headers = await wallet.paymentHeaders(await fetch(register, json(body)))
    const quote = (await offerIn(await fetch(check, json(body)))).offer.extra.quote
    const [[name, value]] = Object.entries(headers) as [[string, string]]
    const payload = JSON.parse(Buffer.from(value, 'base64').toString())
    payload.accepted.extra.quote = quote
    const moved = { [name]: Buffer.from(JSON.stringify(payload)).toString('base64') }
    const refused = await free(async () => offerIn(await fetch(register, json(body, moved))))
    expect(refused.error).toBe('quote_invalid')
  })

  it('is refused once it has expired, and not a moment earlier', async () => {
    const body = { domain: 'too-late-for-this.ai' }
    const inTime = await wallet.paymentHeaders(await fetch(check, json(body)))
    pass(TTL_SECONDS * 1_000 - 1)
    const before = await wallet.balance()
    expect((await fetch(check, json(body, inTime))).status).toBe(200)
    expect(before - (await wallet.balance())).toBe(parseUsd('0.05'))
    pass(1)
    const tooLate = await wallet.paymentHeaders(await fetch(check, json(body)))
    pass(TTL_SECONDS * 1_000)
    await expectFreshOffer(check, body, tooLate, 'quote_expired')
  })

  it('does not make a smaller payment enough', async () => {
    const body = { domain: 'less-than-quoted.ai' }
    const dear = await fetch(check, json(body))
    const cheap = await wallet.paymentHeaders(await fetch(check, json({ domain: 'less-than-quoted.com' })))
    const { offer } = await offerIn(dear)
    const [[name, value]] = Object.entries(cheap) as [[string, string]]
    const payload = JSON.parse(Buffer.from(value, 'base64').toString())
    payload.accepted.extra.quote = offer.extra.quote
    for (const amount of ['10000', '50000']) {
      payload.accepted.amount = amount
      const headers = { [name]: Buffer.from(JSON.stringify(payload)).toString('base64') }
      const refused = await free(async () => offerIn(await fetch(check, json(body, headers))))
      expect(refused).toMatchObject({
        error: 'invalid_exact_evm_payload_authorization_value',
        offer: { amount: '50000' },
      })
    }
  })

  it('is overtaken when others register in between: the new price is offered, and nothing charged', async () => {
    const rival = await makeWallet(tollgraph, '100')
    await becomeRegistrant(tollgraph, rival)
    await othersRegister(4)
    const body = { domain: 'slow-to-decide.com' }
    const unpaid = await fetch(register, json(body))
    expect((await offerIn(unpaid.clone())).offer.amount).toBe('20000000')
    expect((await rival.pay(register, json({ domain: 'quick-to-decide.com' }))).status).toBe(200)
    const offer = await expectFreshOffer(register, body, await wallet.paymentHeaders(unpaid), 'quote_overtaken')
    expect(offer.amount).toBe('30000000')
    expect(await rival.balance()).toBe(parseUsd('80'))
  })

  it('is overtaken as well when the price has fallen: nobody pays too much', async () => {
    await othersRegister(5)
    const body = { domain: 'cheaper-tomorrow.com' }
    const headers = await wallet.paymentHeaders(await fetch(register, json(body)))
    const day = now().toISOString().slice(0, 10)
    await tollgraph.backend.db.pool.query('UPDATE domains.orders SET slot = NULL WHERE slot_day = $1 AND slot = 3', [
      day,
    ])
    const offer = await expectFreshOffer(register, body, headers, 'quote_overtaken')
    expect(offer.amount).toBe('20000000')
  })

  it('becomes a 409 when the thing itself has gone, and nothing is charged', async () => {
    const rival = await makeWallet(tollgraph, '100')
    await becomeRegistrant(tollgraph, rival)
    const body = { domain: 'gone-in-between.com' }
    const headers = await wallet.paymentHeaders(await fetch(register, json(body)))
    expect((await rival.pay(register, json(body))).status).toBe(200)
    const before = await wallet.balance()
    const answer = await fetch(register, json(body, headers))
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ error: 'gone-in-between.com is taken' })
    expect(await wallet.balance()).toBe(before)
    expect((await paymentsOf(tollgraph, wallet.address))[0]).toMatchObject({
      state: 'RELEASED',
      transaction_hash: null,
    })
  })
})
