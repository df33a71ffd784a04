import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

/** Another router of an installation: the same database, chain, payee and facilitator account. */
export function secondRouter(
  first: TestTollgraph,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestTollgraph> {
  const { payee, devnet } = first.backend.money
  if (!devnet) throw new Error('The first router runs no devnet')
  return startTollgraph({
    DATABASE_URL: first.backend.db.pool.options.connectionString ?? '',
    NETWORK: 'base-sepolia',
    RPC_URL: first.rpcUrl,
    PAYEE: payee,
    FACILITATOR_KEY: devnet.facilitatorKey,
    RUN_JOBS: 'false',
    ...settings,
  })
}
