import type { Example } from './example.ts'

/** The editor's initial content. A file of its own, because the first view's bundle includes it. */
export const marketMood: Example = {
  id: 'market-mood',
  title: 'A coin and its news',
  question: 'What did bitcoin do this month, and what is written about it?',
  services: ['data', 'enrich'],
  usd: '0.05',
  query: `# One question over two services: one bill, one payment.
query MarketMood($coin: String!) {
  coin(slug: $coin) {
    chart(currency: "usd", days: "30", interval: DAILY) {
      prices {
        at
        value
      }
    }
  }
  newsSearch(query: $coin, first: 5) {
    nodes {
      title
      source
      date
    }
  }
}
`,
  variables: () => ({ coin: 'bitcoin' }),
}
