import type { Example, ExampleGroup } from './example.ts'

const campaign: Example = {
  id: 'campaign',
  title: 'A picture for a campaign',
  question: 'Paint me a picture for a coffee campaign, and collect what a forum says about coffee.',
  services: ['studio', 'social', 'gateway'],
  usd: '0.08',
  query: `# Both go on after the answer, which shows how far they are.
mutation Campaign($prompt: String!, $topic: String!) {
  generateImage(input: { model: { imageD: { prompt: $prompt, resolution: MP0_5 } } }) {
    picture {
      job {
        id
      }
    }
    problem {
      ... on Problem {
        message
      }
    }
  }
  collect(input: { forum: { searchPosts: { keywords: $topic, maxPosts: 10 } } }) {
    job {
      id
      status
    }
    problem {
      ... on Problem {
        message
      }
    }
  }
}
`,
  variables: () => ({ prompt: 'A cup of coffee on a window sill in the morning', topic: 'coffee' }),
}

const jobs: Example = {
  id: 'my-jobs',
  title: 'What became of my jobs',
  question: 'How far are the pictures, crawls and collections that I started?',
  services: ['gateway', 'studio', 'social', 'enrich'],
  usd: '0',
  query: `query MyJobs {
  me {
    address
    jobs(first: 10) {
      edges {
        node {
          service
          kind
          status
          progress
          picture {
            url
          }
          social {
            platform
            message
          }
          crawl {
            total
            finished
          }
        }
      }
    }
  }
}
`,
}

const orders: Example = {
  id: 'my-orders',
  title: 'What I ordered and booked',
  question: 'Where are my shirts and mugs, and which journeys have I booked?',
  services: ['gateway', 'merch', 'travel'],
  usd: '0',
  query: `query MyOrders {
  me {
    address
    merchOrders(first: 5) {
      nodes {
        id
        status
        createdAt
      }
    }
    bookings(first: 5) {
      nodes {
        __typename
        resourceId
        state
      }
    }
    flightIntents(first: 5) {
      nodes {
        ident
        origin
        destination
      }
    }
  }
}
`,
}

/** Pictures, posts and printed things. */
export const media: ExampleGroup = { title: 'Media, social and merch', examples: [campaign, jobs, orders] }
