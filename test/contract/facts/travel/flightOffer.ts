const DAY = 86_400_000

/** A date so many days from now. */
export function dateIn(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
}

/** An offer that is written as offers are; nobody has made it. */
export function writtenOffer() {
  return {
    type: 'flight-offer',
    id: '1',
    source: 'GDS',
    itineraries: [
      {
        duration: 'PT7H',
        segments: [
          {
            departure: { iataCode: 'JFK', at: `${dateIn(30)}T18:00:00` },
            arrival: { iataCode: 'LHR', at: `${dateIn(31)}T06:00:00` },
            carrierCode: 'BA',
            number: '178',
            aircraft: { code: '77W' },
            operating: { carrierCode: 'BA' },
            duration: 'PT7H',
            id: '1',
            numberOfStops: 0,
          },
        ],
      },
    ],
    price: { currency: 'EUR', total: '400.00', base: '300.00', grandTotal: '400.00' },
    validatingAirlineCodes: ['BA'],
    travelerPricings: [
      {
        travelerId: '1',
        fareOption: 'STANDARD',
        travelerType: 'ADULT',
        price: { currency: 'EUR', total: '400.00', base: '300.00' },
        fareDetailsBySegment: [{ segmentId: '1', cabin: 'ECONOMY', brandedFare: 'LIGHT', class: 'Q' }],
      },
    ],
  }
}
