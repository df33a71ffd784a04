import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OfferIds } from '../../../router/payments/checkout/offerIds.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'
import { NotFound } from '../../../schema/errors.ts'
import { gate } from '../../support/gate.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { makePayer } from '../ways/payers.ts'

// Who reads the chain sees all of a settled EIP-3009 authorization, and can send it again.

const PRIVATE = { query: '{ domainAvailability(domain: "retold-answer.com") { available wallet { address } } }' }
const PUBLIC = { query: '{ globalMarket { activeCryptocurrencies } }' }

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ REPLAY_WAIT_MS: '200' })
})
afterAll(() => tollgraph?.stop())

interface Payload {
  readonly accepted: { readonly extra: Record<string, unknown> }
}

/**
 * Pays for a request by x402 v2 with another `extra`, and sends the very same request once more, or another one with the
 * same payment.
 */
async function payTwice(
  request: object,
  extra: (own: Record<string, unknown>) => Record<string, unknown>,
  next: object = request,
) {
  const wallet = await makeWallet(tollgraph)
  const ask = (headers: Record<string, string> = {}, body = request) =>
    fetch(`${tollgraph.url}/graphql`, json(body, headers))
  const [[name, header] = ['', '']] = Object.entries(await wallet.paymentHeaders(await ask()))
  const payload = JSON.parse(Buffer.from(header, 'base64').toString()) as Payload
  const changed = { ...payload, accepted: { ...payload.accepted, extra: extra(payload.accepted.extra) } }
  const headers = { [name]: Buffer.from(JSON.stringify(changed)).toString('base64') }
  const first = await ask(headers)
  const second = await ask(headers, next)
  return { statuses: [first.status, second.status], body: (await second.json()) as object }
}

/** A mail and a payment of x402 v1 for it, which is not sent yet. */
async function mailByV1() {
  const payer = await makePayer(tollgraph, 'x402 v1')
  const request = { to: ['ada@example.com'], subject: 'Hello', text: 'Hello Ada' }
  const ask = (headers = {}) => fetch(`${tollgraph.url}/mail/api/send`, json(request, headers))
  const mail = tollgraph.backend.runtimes.get('mail') ?? expect.fail('no mail')
  return { ask, headers: await payer.headers(await ask()), mail }
}

describe('an answer that depends on who asks', () => {
  it('is said by the schema to do so', () => {
    const { fields } = loadCatalogue()
    const open = [
      'Inbox.messages',
      'SubdomainInbox.messages',
      'Query.flightOrder',
      'FlightOrder.details',
      'FlightOrder.seatmaps',
      'Query.domainAvailability',
      'Query.domainSearch',
    ].filter((coordinate) => !fields.get(coordinate)?.needsCaller)
    expect(open).toEqual([])
    const changes = [...fields.values()].filter(({ coordinate, price }) => price && coordinate.startsWith('Mutation.'))
    expect(changes.filter(({ needsCaller }) => !needsCaller)).toEqual([])
  })

  it('is told again to a payment that repeats the offer it accepted', async () => {
    expect((await payTwice(PRIVATE, (extra) => extra)).statuses).toEqual([200, 200])
  })

  it.each([
    ['repeats no offer', ({ offer: _offer, ...rest }: Record<string, unknown>) => rest],
    ['made an id up', (extra: Record<string, unknown>) => ({ ...extra, offer: 'aaaaaaaaaaaaaaaaaaaaaaaaa' })],
  ])('is not told again to a payment of x402 v2 that %s', async (_, extra) => {
    const { body, statuses } = await payTwice(PRIVATE, extra)
    expect(statuses).toEqual([200, 409])
    expect(body).toMatchObject({ errors: [{ extensions: { reason: 'already_answered' } }] })
  })

  it('is not said to be given while the work of a payment of x402 v1 still runs', async () => {
    const { ask, headers, mail } = await mailByV1()
    const execute = mail.execute
    const [begun, end] = [gate(), gate()]
    mail.execute = async (request, scope) => {
      begun.open()
      await end.opened
      return execute(request, scope)
    }
    const first = ask(headers)
    await begun.opened
    const meanwhile = await ask(headers)
    mail.execute = execute
    end.open()
    expect(meanwhile.status).toBe(409)
    const { reason, ...told } = (await meanwhile.json()) as Record<string, unknown>
    expect([reason, told]).toMatchObject([undefined, { payment: expect.any(String), retryAfter: 1 }])
    expect((await first).status).toBe(200)
    expect(await (await ask(headers)).json()).toMatchObject({ reason: 'already_answered' })
  })

  it('is replaced by 402 payment_refunded for a repeated payment of x402 v1 that bought nothing', async () => {
    const { ask, headers, mail } = await mailByV1()
    const execute = mail.execute
    mail.execute = () => Promise.reject(new NotFound('This is private'))
    const first = await ask(headers)
    mail.execute = execute
    expect(first.status).toBe(404)
    const again = await ask(headers)
    expect(again.status).toBe(402)
    expect(await again.json()).toMatchObject({ error: 'payment_refunded' })
  })

  it.each([
    ['the same request', PRIVATE, 'already_answered'],
    ['another request', PUBLIC, 'credential_reused'],
  ])('is not led to by the id of its payment, which %s with a copied payment is not told', async (_, next, reason) => {
    const { body } = await payTwice(PRIVATE, ({ offer: _offer, ...rest }) => rest, next)
    expect(body).toMatchObject({ errors: [{ extensions: { reason } }] })
    expect(JSON.stringify(body)).not.toContain('"payment"')
  })

  it('is led to by the id of its payment, where that cannot have been copied', async () => {
    const { body } = await payTwice(PRIVATE, (extra) => extra, PUBLIC)
    expect(body).toMatchObject({
      errors: [{ extensions: { reason: 'credential_reused', payment: expect.any(String) } }],
    })
  })

  it('is not told again to a payment of x402 v1', async () => {
    const payer = await makePayer(tollgraph, 'x402 v1')
    const ask = (headers: Record<string, string> = {}) => fetch(`${tollgraph.url}/graphql`, json(PRIVATE, headers))
    const headers = await payer.headers(await ask())
    expect([(await ask(headers)).status, (await ask(headers)).status]).toEqual([200, 409])
  })
})

describe('an answer that anybody could buy', () => {
  it('is told again whatever the payment repeats', async () => {
    expect((await payTwice(PUBLIC, ({ offer: _offer, ...rest }) => rest)).statuses).toEqual([200, 200])
  })
})

describe('ids of offers', () => {
  it('are known by every router of the installation, and no other text is', () => {
    const ours = new OfferIds('the secret of this installation')
    const others = new OfferIds('the secret of another installation')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 26 }), fc.string(), (count, text) => {
        const ids = ours.issue(count)
        expect(new Set(ids).size).toBe(count)
        for (const id of ids) {
          expect(new OfferIds('the secret of this installation').isOurs(id)).toBe(true)
          expect(others.isOurs(id)).toBe(false)
        }
        expect(ours.isOurs(text)).toBe(false)
      }),
    )
  })
})
