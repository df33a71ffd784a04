import type { Block } from './block.ts'

/** Blocks that blocks.test.ts does not run, and why. */
export interface Elsewhere {
  readonly page: string
  /** Text of the blocks that are meant; without it all blocks of the page are. */
  readonly has?: string
  readonly why: string
  /** The test that holds them; null where none can. */
  readonly test: string | null
}

export const ELSEWHERE: readonly Elsewhere[] = [
  {
    page: 'docs/queries.md',
    why: 'their answers are compared, with a price for each',
    test: 'test/docs/queries.test.ts',
  },
  {
    page: 'docs/real-facts.md',
    why: 'they ask companies; the prices and ports of the calls are checked',
    test: 'test/docs/realFacts.test.ts',
  },
  {
    page: 'docs/adding-an-endpoint.md',
    why: 'they change a checkout, and run in a copy of one; some show a form alone',
    test: 'test/processes/addingAnEndpoint.test.ts',
  },
  {
    page: 'README.md',
    has: 'npm start',
    why: 'they start another installation, and all tests',
    test: 'test/processes/start.test.ts',
  },
  {
    page: 'docs/payments.md',
    has: 'node verify.mjs',
    why: 'they run with a genuine receipt and with changed ones',
    test: 'test/router/receipts/documentation.test.ts',
  },
  {
    page: 'docs/payments.md',
    has: "read('receipt.json')",
    why: 'they run with a genuine receipt and with changed ones',
    test: 'test/router/receipts/documentation.test.ts',
  },
  {
    page: 'docs/payments.md',
    has: 'api.cdp.coinbase.com',
    why: 'it asks a company',
    test: null,
  },
  {
    page: 'docs/quickstart.md',
    has: 'x402ClientSync',
    why: 'its packages come from PyPI, which no test installs from',
    test: null,
  },
  {
    page: 'docs/deployment.md',
    has: 'systemctl',
    why: 'it makes a service of the machine; the unit is checked by systemd',
    test: 'test/deploy/systemd.test.ts',
  },
  {
    page: 'docs/deployment.md',
    has: 'helm install',
    why: 'it needs a Kubernetes; the chart is rendered and compared with its schemas',
    test: 'test/deploy/helm.test.ts',
  },
  {
    page: 'docs/frontends.md',
    has: 'npm install',
    why: 'it installs from a registry; the tests install the packed client in the same way',
    test: 'test/client/packed.ts',
  },
  {
    page: 'docs/frontends.md',
    has: 'npm --prefix examples/react-apollo run dev',
    why: 'it serves a page, which a browser opens',
    test: 'test/examples/reactApollo.test.ts',
  },
  {
    page: 'docs/architecture.md',
    has: 'frontends ──',
    why: 'a drawing',
    test: null,
  },
  {
    page: 'docs/architecture.md',
    has: 'query SearchDomains',
    why: 'shortened lines of two files',
    test: null,
  },
  {
    page: 'docs/live.md',
    has: 'event: next',
    why: 'an event of the stream above it',
    test: 'test/router/http/live/clients.test.ts',
  },
  {
    page: 'docs/live.md',
    has: 'curl -N',
    why: 'its stream lasts as long as the session; the tests read such streams',
    test: 'test/router/http/live/clients.test.ts',
  },
  {
    page: 'docs/mcp.md',
    has: 'mcpServers',
    why: 'settings of another program; the tests start the same command',
    test: 'test/cli/mcp.test.ts',
  },
  {
    page: 'docs/merch.md',
    has: 'commission_rate',
    why: 'two members of a request; the tests send them',
    test: 'test/services/merch/orders.test.ts',
  },
  {
    page: 'docs/operations.md',
    has: '"log":"access"',
    why: 'a line of the log',
    test: 'test/router/tracing/tracing.test.ts',
  },
  {
    page: 'docs/operations.md',
    has: 'npm start',
    why: 'they start further processes of an installation',
    test: 'test/processes/start.test.ts',
  },
  {
    page: 'docs/operations.md',
    has: 'SUBGRAPHS_FILE=examples/subgraphs.json',
    why: 'they start servers; the tests start the same examples',
    test: 'test/federation/examples.ts',
  },
  {
    page: 'docs/operations.md',
    has: 'Tollgraph listens on',
    why: 'what a start prints',
    test: 'test/processes/start.test.ts',
  },
  {
    page: 'docs/operations.md',
    has: 'option httpchk',
    why: 'for haproxy, which runs in the test of proxies',
    test: 'test/deploy/proxies.test.ts',
  },
  {
    page: 'docs/operations.md',
    has: 'tar czf',
    why: 'it copies an installation that is stopped',
    test: null,
  },
  {
    page: 'docs/operations.md',
    has: 'pg_restore',
    why: 'it needs a second database server and the programs of PostgreSQL',
    test: null,
  },
  {
    page: 'docs/operations.md',
    has: 'psql -h',
    why: 'it opens a prompt',
    test: null,
  },
  {
    page: 'docs/operations.md',
    has: 'NS  ns1.example.com.',
    why: 'lines of a zone file',
    test: null,
  },
  {
    page: 'docs/operations.md',
    has: 'npx tollgraph refund approve',
    why: 'they need a refund above a cap',
    test: 'test/cli/payments.test.ts',
  },
  {
    page: 'docs/operations.md',
    has: 'rule_files:',
    why: 'for Prometheus; the rules are checked',
    test: 'test/deploy/prometheus.test.ts',
  },
  {
    page: 'docs/operations.md',
    has: 'ALTER ROLE app',
    why: 'they run on a database server of their own',
    test: 'test/faults/appRole.test.ts',
  },
  {
    page: 'docs/operations.md',
    has: '-- @concurrent',
    why: 'a file of a migration, which does not run in a transaction',
    test: 'test/prisma/migrations.test.ts',
  },
]

/** Whether an entry means a block. */
export function means({ page, has = '' }: Elsewhere, block: Block): boolean {
  return block.page === page && block.text.includes(has)
}

/** Whether blocks.test.ts runs a block. */
export function isRunHere(block: Block): boolean {
  return !ELSEWHERE.some((entry) => means(entry, block))
}
