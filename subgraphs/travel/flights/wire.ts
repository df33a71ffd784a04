/** `FlightOfferInput` of the schema: what of it is not passed on as it is. */
export interface OfferArgs {
  readonly type: 'FLIGHT_OFFER'
  readonly [member: string]: unknown
}

/** An offer in the words of the GDS. */
export function wireOffer(offer: OfferArgs): object {
  return { ...offer, type: 'flight-offer' }
}
