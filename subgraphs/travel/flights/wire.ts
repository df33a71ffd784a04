/** `FlightOfferInput` of the schema, with the member that is converted. */
export interface GivenOffer {
  readonly type: 'FLIGHT_OFFER'
  readonly [member: string]: unknown
}

/** An offer in the GDS's wire format. */
export function wireOffer(offer: GivenOffer): object {
  return { ...offer, type: 'flight-offer' }
}
