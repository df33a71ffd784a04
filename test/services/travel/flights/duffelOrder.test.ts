import { expect, it } from 'vitest'
import { metadataOf, orderOf } from '../../../../subgraphs/travel/providers/duffel/orderOf.ts'
import type { Order } from '../../../../subgraphs/travel/providers/duffel/wire.ts'

const PERSON = { given_name: 'Ada', family_name: 'Lovelace', born_on: '1985-12-10' }

/** An order for passengers, with what it remembers of them. */
function order(passengers: Order['passengers'], metadata: Order['metadata']): Order {
  return {
    id: 'ord_0000AhV9kQm2ZtRw4XcLt1',
    booking_reference: 'RZPNX8',
    created_at: '2031-05-01T12:00:00Z',
    total_amount: '236.70',
    total_currency: 'GBP',
    owner: { iata_code: 'ZZ', name: 'Quill Airways' },
    slices: [],
    passengers,
    metadata,
  }
}

const travelersIn = (made: Order) => orderOf(made).data.travelers.map(({ id }) => id)

it.each([1, 9, 18])('an order of Duffel for %i remembers the ids of all in members that Duffel takes', (count) => {
  const passengers = Array.from({ length: count }, (_, index) => ({
    ...PERSON,
    id: `pas_0000AhV9kQm2ZtRw4Xc${String(index).padStart(3, '0')}`,
    type: index < 9 ? ('adult' as const) : ('infant_without_seat' as const),
  }))
  const travelers = passengers.map((_, index) => ({
    id: `${count - index}`,
    type: index < 9 ? 'ADULT' : 'HELD_INFANT',
  }))
  const pairs = passengers.map((passenger, index) => ({
    passenger,
    traveler: travelers[index] ?? { id: '', type: '' },
  }))
  const metadata = metadataOf('payment:0', pairs)
  expect(Object.values(metadata).every((member) => member.length <= 500)).toBe(true)
  expect(travelersIn(order(passengers, metadata))).toEqual(travelers.map(({ id }) => id))
})

it('an order of Duffel that has all ids in one member is read', () => {
  const passengers = ['pas_1', 'pas_2'].map((id) => ({ ...PERSON, id, type: 'adult' as const }))
  expect(travelersIn(order(passengers, { act: 'payment:0', travelers: 'pas_1=7,pas_2=3' }))).toEqual(['7', '3'])
})

it('an order of Duffel remembers ids of any characters', () => {
  const ids = ['1', '1,2', '3,pas_0=9', ',', '%2C', '%252C', '50%,=', '😀']
  const passengers = ids.map((_, index) => ({ ...PERSON, id: `pas_${index}`, type: 'adult' as const }))
  const pairs = passengers.map((passenger, index) => ({ passenger, traveler: { id: ids[index] ?? '', type: 'ADULT' } }))
  expect(travelersIn(order(passengers, metadataOf('payment:0', pairs)))).toEqual(ids)
})
