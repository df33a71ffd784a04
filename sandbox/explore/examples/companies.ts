import { dayAfter, type Example, type ExampleGroup } from './example.ts'

const dossier: Example = {
  id: 'company-dossier',
  title: 'A company at a glance',
  question: 'Who is this company, what is in the news, and is its name under .com taken?',
  services: ['enrich', 'domains'],
  usd: '0.0995',
  query: `query CompanyDossier($domain: String!, $com: String!) {
  company(domain: $domain) {
    profile {
      name
      industry
      city
      foundedYear
      estimatedNumEmployees
      annualRevenue
      shortDescription
    }
    news(first: 5) {
      nodes {
        title
        source
        date
      }
    }
  }
  domainAvailability(domain: $com) {
    available
    currentPrice
  }
}
`,
  variables: () => ({ domain: 'cedarshorelabs.example', com: 'cedarshorelabs.com' }),
}

const meeting: Example = {
  id: 'meet-the-team',
  title: 'Meet the team',
  question: 'Who leads the company that I want to meet, and how do I fly there?',
  services: ['enrich', 'travel'],
  usd: '0.04',
  query: `query MeetTheTeam($domain: String!, $day: Date!) {
  company(domain: $domain) {
    people(first: 8) {
      edges {
        preview {
          name
          title
          city
          seniority
        }
      }
    }
  }
  fares(search: { departureId: "JFK", arrivalId: "DTW", outboundDate: $day, type: ONE_WAY }) {
    bestFlights {
      price
      totalDuration
    }
  }
}
`,
  variables: (today) => ({
    domain: 'cedarshorelabs.example',
    day: dayAfter(today, 14),
  }),
}

const whatIsFunded: Example = {
  id: 'what-is-funded',
  title: 'Who gets money',
  question: 'What did investors fund lately, and who works on analytics for them?',
  services: ['data', 'enrich'],
  usd: '0.03',
  query: `query WhatIsFunded {
  raises(first: 10) {
    name
    at
    round
    amountMillions
    category
  }
  companies(qKeywords: "analytics", first: 10) {
    edges {
      profile {
        name
        domain
        country
        funding {
          latestStage
          total
        }
      }
    }
  }
}
`,
}

/** Companies and people. */
export const companies: ExampleGroup = {
  title: 'Companies and people',
  examples: [dossier, meeting, whatIsFunded],
}
