import type { Cabin } from '../../worlds/travel/fares/cabins.ts'

// The GDS's wire format of flight offers. Amounts are decimal texts; times are local, without an offset.

export const TRAVELER_TYPES = ['ADULT', 'CHILD', 'SENIOR', 'YOUNG', 'HELD_INFANT', 'SEATED_INFANT', 'STUDENT'] as const
export type TravelerType = (typeof TRAVELER_TYPES)[number]

export interface FlightEndPoint {
  readonly iataCode: string
  readonly terminal?: string
  readonly at: string
}

export interface Segment {
  readonly departure: FlightEndPoint
  readonly arrival: FlightEndPoint
  readonly carrierCode: string
  readonly number: string
  readonly aircraft: { readonly code: string }
  readonly operating: { readonly carrierCode: string }
  /** ISO 8601. */
  readonly duration: string
  readonly id: string
  readonly numberOfStops: number
  readonly co2Emissions: readonly { readonly weight: number; readonly weightUnit: 'KG'; readonly cabin: Cabin }[]
  readonly blacklistedInEU: boolean
}

export interface Itinerary {
  readonly duration: string
  readonly segments: readonly Segment[]
}

export interface Price {
  readonly currency: string
  readonly total: string
  readonly base: string
}

export interface FareDetails {
  readonly segmentId: string
  readonly cabin: Cabin
  readonly fareBasis: string
  readonly brandedFare: string
  readonly brandedFareLabel: string
  readonly class: string
  readonly includedCheckedBags: { readonly quantity: number }
  readonly includedCabinBags: { readonly quantity: number }
}

export interface TravelerPricing {
  readonly travelerId: string
  readonly fareOption: 'STANDARD'
  readonly travelerType: TravelerType
  readonly associatedAdultId?: string
  readonly price: Price & { readonly taxes: readonly { readonly amount: string; readonly code: string }[] }
  readonly fareDetailsBySegment: readonly FareDetails[]
}

export interface FlightOffer {
  readonly type: 'flight-offer'
  readonly id: string
  readonly source: 'GDS'
  readonly instantTicketingRequired: boolean
  readonly nonHomogeneous: boolean
  readonly oneWay: boolean
  readonly lastTicketingDate: string
  readonly numberOfBookableSeats: number
  readonly itineraries: readonly Itinerary[]
  readonly price: Price & {
    readonly fees: readonly { readonly amount: string; readonly type: string }[]
    readonly grandTotal: string
  }
  readonly pricingOptions: { readonly fareType: readonly string[]; readonly includedCheckedBagsOnly: boolean }
  readonly validatingAirlineCodes: readonly string[]
  readonly travelerPricings: readonly TravelerPricing[]
}
