import type { Example, ExampleGroup } from './example.ts'
import { marketMood } from './marketMood.ts'

const walletWorth: Example = {
  id: 'wallet-worth',
  title: 'What my wallet is worth',
  question: 'Which coins do I hold, what are they worth, and how do the large ones do?',
  services: ['gateway', 'data'],
  usd: '0.025',
  query: `query WalletWorth {
  me {
    address
    # Each item that the list may hold costs 0.001: ask for fewer to pay for fewer.
    holdings(first: 5) {
      nodes {
        symbol
        amount
        valueUsd
      }
    }
  }
  coins(currency: "usd", first: 10) {
    edges {
      market {
        name
        currentPrice
        priceChangePercentage24h
      }
    }
  }
}
`,
}

const trendingNames: Example = {
  id: 'trending-names',
  title: 'Trending tokens and their names',
  question: 'What is traded most on Base today, and is a name for a project there still free?',
  services: ['data', 'domains'],
  usd: '0.05',
  query: `query TrendingNames($chain: ChainId!, $name: String!) {
  chain(id: $chain) {
    trendingPools(first: 3) {
      edges {
        market {
          name
          reserveUsd
          baseToken {
            symbol
            token {
              price
            }
          }
        }
      }
    }
  }
  domainSearch(name: $name, first: 6) {
    availableDomains
  }
}
`,
  variables: () => ({ chain: 'base', name: 'basecamp-capital' }),
}

const candles: Example = {
  id: 'candles-and-news',
  title: 'Candles with what happened',
  question: 'How did ether move over two weeks, and what did newspapers say?',
  services: ['data', 'enrich'],
  usd: '0.05',
  query: `query CandlesAndNews {
  coin(slug: "ethereum") {
    candles(currency: "usd", days: DAYS_14) {
      closedAt
      open
      high
      low
      close
    }
  }
  newsSearch(query: "ethereum", first: 5) {
    nodes {
      title
      source
      date
    }
  }
}
`,
}

const paymentCompanies: Example = {
  id: 'stablecoins-and-companies',
  title: 'Stablecoins and payment companies',
  question: 'How many stablecoins are on each chain, and which companies work on payments?',
  services: ['data', 'enrich'],
  usd: '0.03',
  query: `query StablecoinsAndCompanies {
  stablecoinChains {
    name
    circulatingUsd {
      peg
      amount
    }
  }
  companies(qKeywords: "payments", first: 10) {
    edges {
      profile {
        name
        domain
        city
        estimatedNumEmployees
      }
    }
  }
}
`,
}

/** Coins and chains. */
export const markets: ExampleGroup = {
  title: 'Markets and chains',
  examples: [marketMood, candles, walletWorth, trendingNames, paymentCompanies],
}
