import { dayAfter, type Example, type ExampleGroup } from './example.ts'

const weekend: Example = {
  id: 'weekend-in-lisbon',
  title: 'A weekend in Lisbon',
  question: 'What does a long weekend in Lisbon cost, how is the weather, where is good coffee, and what can I do?',
  services: ['travel', 'enrich'],
  usd: '0.098',
  query: `query WeekendInLisbon($out: Date!, $back: Date!) {
  fares(search: { departureId: "JFK", arrivalId: "LIS", outboundDate: $out, returnDate: $back }) {
    bestFlights {
      price
      totalDuration
    }
    priceInsights {
      lowestPrice
      typicalPriceRange
    }
  }
  airport(code: "LIS") {
    forecast {
      time
      rawForecast
    }
  }
  placeSearch(search: { textQuery: "coffee in Lisbon" }) {
    edges {
      listing {
        name
        formattedAddress
        rating
        location { latitude longitude }
      }
    }
  }
  activitiesNearby(latitude: 38.72, longitude: -9.14, radius: 5, max: 5) {
    activities {
      name
      rating
    }
  }
}
`,
  variables: (today) => ({ out: dayAfter(today, 21), back: dayAfter(today, 25) }),
}

const airportNow: Example = {
  id: 'stuck-at-the-airport',
  title: 'Stuck at the airport',
  question: 'How late is New York, what leaves next, and where is a restaurant nearby?',
  services: ['travel', 'enrich'],
  usd: '0.05',
  query: `query StuckAtTheAirport {
  airport(code: "JFK") {
    delay {
      category
      delaySeconds
    }
    scheduledDepartures(first: 15) {
      edges {
        status {
          identIata
          scheduledOut
          status
          destination { city }
        }
      }
    }
  }
  placesNearby(
    search: {
      includedTypes: ["restaurant"]
      locationRestriction: {
        circle: { center: { latitude: 40.7128, longitude: -73.99 }, radius: 20000 }
      }
    }
  ) {
    edges {
      listing {
        name
        rating
        location { latitude longitude }
      }
    }
  }
}
`,
}

const fareInCoins: Example = {
  id: 'fare-in-coins',
  title: 'A flight in coins',
  question: 'What does a flight to Tokyo cost, and what is that in bitcoin or ether?',
  services: ['travel', 'data'],
  usd: '0.03',
  query: `query FareInCoins($day: Date!) {
  fares(search: { departureId: "SFO", arrivalId: "NRT", outboundDate: $day, type: ONE_WAY }) {
    bestFlights {
      price
      totalDuration
    }
  }
  coins(currency: "usd", slugs: ["bitcoin", "ethereum", "solana"], first: 3) {
    edges {
      market {
        name
        currentPrice
      }
    }
  }
}
`,
  variables: (today) => ({ day: dayAfter(today, 30) }),
}

const visits: Example = {
  id: 'visits-in-berlin',
  title: 'Customers to visit in Berlin',
  question: 'Which software companies could I visit in Berlin, and which hotels are near the centre?',
  services: ['enrich', 'travel'],
  usd: '0.0524',
  query: `query VisitsInBerlin {
  companies(organizationLocations: ["Berlin"], first: 10) {
    edges {
      profile {
        name
        industry
        streetAddress
        estimatedNumEmployees
      }
    }
  }
  cityHotels(search: { cityCode: "BER" }, first: 8) {
    edges {
      listing {
        name
        distanceKm
        location { latitude longitude }
      }
      node {
        reviews { overallRating }
      }
    }
  }
}
`,
}

/** Travel destinations and conditions there. */
export const travel: ExampleGroup = {
  title: 'Travel planning',
  examples: [weekend, airportNow, fareInCoins, visits],
}
