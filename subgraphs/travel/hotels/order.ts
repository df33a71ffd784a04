import { BadInput, type Issue } from '../../../schema/errors.ts'
import { cardIssues, isoMonth } from '../bookings/card.ts'

/** `BookHotelInput` of the schema, reduced to the members validated here. */
export interface HotelOrderData {
  readonly guests: readonly { readonly tid: number; readonly phone: string; readonly childAge?: number | null }[]
  readonly travelAgent: object
  readonly roomAssociations: readonly {
    readonly hotelOfferId: string
    readonly guestReferences: readonly { readonly guestReference: string }[]
  }[]
  readonly payment: { readonly method: string; readonly paymentCard: { readonly paymentCardInfo: HotelCard } }
  readonly arrivalInformation?: object | null
}

interface HotelCard {
  readonly vendorCode: string
  readonly cardNumber: string
  readonly expiryDate: string
  readonly holderName: string
}

const CARD_PATH = ['input', 'payment', 'paymentCard', 'paymentCardInfo']
const CARD_MEMBERS = { vendorCode: 'vendorCode', number: 'cardNumber', expiryDate: 'expiryDate' }

/** The one offer that an order books. */
export function offerIdOf({ roomAssociations }: HotelOrderData): string {
  return roomAssociations[0]?.hotelOfferId ?? ''
}

/** Rejects an inconsistent order. Throws BadInput with each invalid member. */
export function checkOrder(data: HotelOrderData, now: Date): void {
  const { vendorCode, cardNumber: number, expiryDate } = data.payment.paymentCard.paymentCardInfo
  const issues = [
    ...guestIssues(data),
    ...roomIssues(data),
    ...cardIssues({ vendorCode, number, expiryDate }, CARD_MEMBERS, CARD_PATH, now),
  ]
  if (issues.length > 0) throw new BadInput(issues)
}

/** The order in the company's wire format. */
export function orderBody(data: HotelOrderData): object {
  const card = data.payment.paymentCard.paymentCardInfo
  const paymentCardInfo = { ...card, expiryDate: isoMonth(card.expiryDate) }
  const payment = { method: data.payment.method, paymentCard: { paymentCardInfo } }
  return { data: { ...data, type: 'hotel-order', payment } }
}

function guestIssues({ guests, roomAssociations }: HotelOrderData): Issue[] {
  const inRooms = roomAssociations.flatMap((room) => room.guestReferences.map((one) => one.guestReference))
  return guests.flatMap(({ tid }, index): Issue[] => {
    const isTwice = guests.findIndex((guest) => guest.tid === tid) < index
    if (isTwice) return [issue(['guests', index, 'tid'], 'is the tid of another guest')]
    const rooms = inRooms.filter((reference) => reference === String(tid)).length
    return rooms === 1 ? [] : [issue(['guests', index], rooms === 0 ? 'is in no room' : 'is in several rooms')]
  })
}

function roomIssues({ guests, roomAssociations }: HotelOrderData): Issue[] {
  const byTid = new Map(guests.map((guest) => [String(guest.tid), guest]))
  const [first] = roomAssociations
  return roomAssociations.flatMap((room, index): Issue[] => {
    const at = ['roomAssociations', index] as const
    const unknown = room.guestReferences.flatMap(({ guestReference }, place) =>
      byTid.has(guestReference)
        ? []
        : [issue([...at, 'guestReferences', place, 'guestReference'], 'is no guest’s tid')],
    )
    const hasAdult = room.guestReferences.some(({ guestReference }) => {
      const guest = byTid.get(guestReference)
      return guest && (guest.childAge === null || guest.childAge === undefined)
    })
    return [
      ...unknown,
      ...(hasAdult ? [] : [issue([...at, 'guestReferences'], 'must hold an adult')]),
      ...(room.hotelOfferId === first?.hotelOfferId
        ? []
        : [issue([...at, 'hotelOfferId'], 'must be the same offer for all rooms')]),
    ]
  })
}

function issue(path: readonly (string | number)[], message: string): Issue {
  return { path: ['input', ...path], message, code: 'invalid' }
}
