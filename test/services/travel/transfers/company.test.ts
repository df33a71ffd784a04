import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '../../../../schema/address.ts'
import { SAMPLE_TRANSFER_ORDER } from '../../../contract/facts/travel/transfers.ts'
import { startCompany, type TestCompany } from '../hotels/support/company.ts'
import { newWallet, startTestTravel, type TestTravel } from '../hotels/support/travelService.ts'

// The client of the company, before a company that answers in the documented format, and before one that does not.

const RIDE = {
  transferType: 'PRIVATE',
  start: { dateTime: '2031-05-10T10:30:00', locationCode: 'CDG' },
  end: { address: { line: '5 Avenue Anatole France', zip: '75007', countryCode: 'FR', cityName: 'Paris' } },
  vehicle: { code: 'VAN', category: 'BU', description: 'Minivan', seats: [{ count: 3 }] },
  serviceProvider: { code: 'ABC', name: 'Provider name', logoUrl: 'https://provider.example/logo.png' },
  quotation: { monetaryAmount: '63.70', currencyCode: 'USD', base: { monetaryAmount: '60' } },
  methodsOfPaymentAccepted: ['CREDIT_CARD', 'INVOICE'],
  distance: { value: 152, unit: 'KM' },
}
const OFFER = { type: 'transfer-offer', id: '0cb11574-4a02-11e8-842f-0ed5f89f718b', ...RIDE }
const ORDER = {
  type: 'transfer-order',
  id: 'UVZTWlJJfERPRQ',
  reference: 'YNK4JQ',
  transfers: [
    { confirmNbr: '2904892', status: 'CONFIRMED', methodOfPayment: 'CREDIT_CARD', offerId: OFFER.id, ...RIDE },
  ],
  passengers: [{ firstName: 'ADA', lastName: 'LOVELACE', contacts: { email: 'ada@example.com' } }],
  agency: { contacts: [{ email: { address: 'desk@example.com' } }] },
}

const OFFERS_PATH = '/v1/shopping/transfer-offers'
const ORDERS_PATH = '/v1/ordering/transfer-orders'
const cancellationOf = (orderId: string) => `${ORDERS_PATH}/${encodeURIComponent(orderId)}/transfers/cancellation`

let company: TestCompany
let travel: TestTravel
beforeAll(async () => {
  company = await startCompany()
  travel = await startTestTravel(company.settings)
})
afterAll(async () => {
  await travel?.stop()
  await company?.stop()
})
beforeEach(() => {
  company.answers.clear()
  company.asked.length = 0
})

const payer = newWallet()

const search = () =>
  travel.pay({
    payer,
    type: 'Query',
    field: 'transferOffers',
    declares: '$search: TransferSearchInput!',
    args: { search: { startLocationCode: 'CDG', endLocationCode: 'PAR', startDateTime: '2031-05-10T10:30:00' } },
    select:
      '{ offers { nodes { offerId start { dateTime } end { address { zip } } quotation { monetaryAmount } converted { currencyCode } } } }',
  })

const book = async () => {
  const { details } = await travel.pay({
    payer,
    type: 'Mutation',
    field: 'bookTransfer',
    declares: '$input: BookTransferInput!',
    args: { input: { offerId: OFFER.id, order: SAMPLE_TRANSFER_ORDER } },
    select:
      '{ details { orderId agency { contacts { email } } transfers { confirmNbr quotation { monetaryAmount } } } }',
    isHeld: true,
  })
  return details
}

const cancel = async (orderId: string, wallet: Address = payer) => {
  const { cancellation } = await travel.pay({
    payer: wallet,
    type: 'Mutation',
    field: 'cancelTransfer',
    declares: '$input: CancelTransferInput!',
    args: { input: { order: orderId, confirmNbr: '2904892' } },
    select: '{ cancellation { confirmNbr reservationStatus } }',
    isHeld: true,
  })
  return cancellation
}

async function stateOf(orderId: string) {
  const sql = `SELECT state FROM travel.booking WHERE kind = 'TRANSFER' AND order_id = $1`
  return (await travel.db.pool.query<{ state: string }>(sql, [orderId])).rows[0]?.state
}

describe('offers of rides', () => {
  it('are asked for in the documented words, and read', async () => {
    company.answers.set(OFFERS_PATH, { body: { data: [OFFER] } })
    expect(await search()).toEqual({
      offers: {
        nodes: [
          {
            offerId: OFFER.id,
            start: { dateTime: '2031-05-10T10:30:00' },
            end: { address: { zip: '75007' } },
            quotation: { monetaryAmount: '63.70' },
            converted: null,
          },
        ],
      },
    })
    expect(company.asked).toMatchObject([
      {
        method: 'POST',
        body: {
          startLocationCode: 'CDG',
          endLocationCode: 'PAR',
          startDateTime: '2031-05-10T10:30:00',
          passengers: 1,
        },
      },
    ])
  })

  it.each([
    ['data[0].quotation.monetaryAmount', { ...OFFER, quotation: { currencyCode: 'USD' } }],
    ['data[0].vehicle', { ...OFFER, vehicle: undefined }],
    ['data[0].transferType', { ...OFFER, transferType: 'ROCKET' }],
  ])('of another shape are an upstream error that names %s', async (member, offer) => {
    company.answers.set(OFFERS_PATH, { body: { data: [offer] } })
    await expect(search()).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(member) })
  })
})

describe('a booked ride', () => {
  /** Books one under an order id of its own, which holds characters that URLs reserve. */
  async function booked(id: string): Promise<string> {
    company.answers.set(ORDERS_PATH, { status: 201, body: { data: { ...ORDER, id } } })
    expect(await book()).toEqual({
      orderId: id,
      agency: { contacts: [{ email: 'desk@example.com' }] },
      transfers: [{ confirmNbr: '2904892', quotation: { monetaryAmount: '63.70' } }],
    })
    return id
  }

  it('is ordered in the documented words', async () => {
    await booked('order/1=')
    expect(company.asked).toMatchObject([
      {
        path: ORDERS_PATH,
        query: { offerId: OFFER.id },
        body: { data: { payment: { creditCard: { expiryDate: '1298' } }, passengers: [{ firstName: 'Ada' }] } },
      },
    ])
  })

  it('is cancelled at the company, by its order id however that is spelt', async () => {
    const id = await booked('order/2=')
    company.answers.set(cancellationOf(id), {
      body: { data: { confirmNbr: '2904892', reservationStatus: 'CANCELLED' } },
    })
    expect(await cancel(id)).toEqual({ confirmNbr: '2904892', reservationStatus: 'CANCELLED' })
    expect(company.asked.at(-1)).toMatchObject({ method: 'POST', query: { confirmNbr: '2904892' } })
    expect(await stateOf(id)).toBe('CANCELLED')
    await expect(cancel(id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('that the company keeps is kept, and the cancellation costs nothing', async () => {
    const id = await booked('order/3=')
    company.answers.set(cancellationOf(id), {
      body: { data: { confirmNbr: '2904892', reservationStatus: 'CONFIRMED' } },
    })
    expect(await cancel(id)).toMatchObject({ reservationStatus: 'CONFIRMED' })
    expect(travel.last().waivers).toHaveLength(1)
    expect(await stateOf(id)).toBe('BOOKED')
  })

  it('that the company keeps is a problem where that is selected', async () => {
    const id = await booked('order/5=')
    company.answers.set(cancellationOf(id), {
      body: { data: { confirmNbr: '2904892', reservationStatus: 'CONFIRMED' } },
    })
    const payload = await travel.pay({
      payer,
      type: 'Mutation',
      field: 'cancelTransfer',
      declares: '$input: CancelTransferInput!',
      args: { input: { order: id, confirmNbr: '2904892' } },
      select: '{ order { state } problem { __typename ... on Problem { path } } }',
      isHeld: true,
    })
    expect(payload).toEqual({
      order: { state: 'BOOKED' },
      problem: { __typename: 'TooLateToCancelProblem', path: ['input', 'confirmNbr'] },
    })
  })

  it('stays booked when the company fails, and is asked for by nobody else', async () => {
    const id = await booked('order/4=')
    company.answers.set(cancellationOf(id), { status: 500, body: { errors: [{ status: 500, code: 141 }] } })
    await expect(cancel(id)).rejects.toMatchObject({ code: 'UPSTREAM' })
    expect(await stateOf(id)).toBe('BOOKED')
    const questions = company.asked.length
    await expect(cancel(id, newWallet())).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(company.asked).toHaveLength(questions)
  })
})
