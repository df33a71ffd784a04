import type { Block } from './block.ts'

/** What scripts print, where members alone would say too little. */
interface Printed {
  readonly page: string
  readonly heading: string
  readonly prints: readonly RegExp[]
}

export const PRINTED: readonly Printed[] = [
  {
    page: 'README.md',
    heading: '## Pay for a call',
    prints: [/^200 \{\n {2}domain: 'my-first-toll\.com',/, /amount: '10000'/],
  },
  {
    page: 'README.md',
    heading: '## Query two services, pay once',
    prints: [/^200\n\{\n {2}data: \{\n {4}me: \{\n {6}address: '0x/, /outcome: 'CHARGED'[\s\S]*outcome: 'CHARGED'/],
  },
  {
    page: 'docs/payments.md',
    heading: '## Say who you are, without paying',
    prints: [/^200 \{ organizations: \[\] \}\n$/],
  },
  {
    page: 'docs/payments.md',
    heading: '## Sign in once',
    prints: [/^200 \S+Z \{\s+data: \{ me: \{ address: '0x\w{40}' \} \}\s+\}\n$/],
  },
  {
    page: 'docs/mcp.md',
    heading: '## Pay a tool call',
    prints: [/^[a-z]+\.\w+\n0\.01\nmy-first-toll\.com true\n$/],
  },
  {
    page: 'docs/frontends.md',
    heading: '## Pay within a budget',
    prints: [/^\{ available: true \}\n0\.01 \[\]\nOVER_BUDGET 0\.51 perCall 0\.10\n$/],
  },
  {
    page: 'docs/frontends.md',
    heading: '## Ask the price first',
    prints: [/^0\.01 Query\.domainAvailability\ntrue 0\.01\n200\n$/],
  },
  {
    page: 'docs/frontends.md',
    heading: '## Apollo Client',
    prints: [/^true \[\]\nBAD_REQUEST \[ 'domain' \]\n$/],
  },
  { page: 'docs/frontends.md', heading: '## urql', prints: [/^true\n$/] },
  { page: 'docs/frontends.md', heading: '## Follow a job', prints: [/^COMPLETE http\S+\n$/] },
  { page: 'docs/studio.md', heading: '## Work on a picture of your own', prints: [/^200\n$/] },
  { page: 'docs/enrich.md', heading: '## Crawling a site', prints: [/^completed \[ 'completed http/] },
]

/** What a script has to print. */
export function printsOf({ page, heading }: Block): readonly RegExp[] {
  return PRINTED.filter((entry) => entry.page === page && entry.heading === heading).flatMap(({ prints }) => prints)
}
