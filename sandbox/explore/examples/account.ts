import type { Example, ExampleGroup } from './example.ts'

const everything: Example = {
  id: 'my-account',
  title: 'All that is mine',
  question: 'What do I have across all services, and what did I pay last?',
  services: ['gateway', 'domains', 'upload', 'mail'],
  usd: '0',
  query: `query MyAccount {
  me {
    address
    domains(first: 10) {
      nodes {
        name
        registration {
          expiresAt
        }
      }
    }
    sites(first: 5) {
      nodes {
        url
        expiresAt
      }
    }
    inboxes(first: 5) {
      nodes {
        address
        unreadCount
      }
    }
    payments(first: 10) {
      edges {
        node {
          createdAt
          service
          state
          settledAmount
        }
      }
    }
  }
}
`,
}

const findApi: Example = {
  id: 'find-a-path',
  title: 'Which path answers this?',
  question: 'Which path here, or at companies we know of, tells the weather, and which pages write about it?',
  services: ['gateway', 'enrich'],
  usd: '0.01',
  query: `query FindAPath($question: String!) {
  search(query: $question, limit: 5) {
    results {
      method
      path
      summary
      price
      origin {
        title
      }
    }
  }
  webSearch(query: $question, numResults: 3) {
    results {
      title
      url
    }
  }
}
`,
  variables: () => ({ question: 'weather forecast at an airport' }),
}

/** The wallet's own objects, and API search. */
export const account: ExampleGroup = { title: 'My account', examples: [everything, findApi] }
