import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

/** Settings of another router of the same installation: the same secrets, database and chain, a memory of its own. */
export function settingsBeside(first: TestTollgraph): Record<string, string> {
  const { payee, devnet } = first.backend.money
  const { SERVICES } = first.environment
  return {
    SECRET: first.environment.SECRET ?? '',
    DATABASE_URL: first.backend.db.pool.options.connectionString ?? '',
    NETWORK: 'base-sepolia',
    RPC_URL: first.rpcUrl,
    PAYEE: payee,
    FACILITATOR_KEY: devnet?.facilitatorKey ?? '',
    REFUND_KEY: devnet?.refundKey ?? '',
    RUN_JOBS: 'false',
    ...(SERVICES && { SERVICES }),
  }
}

/** Starts one in this process. */
export function startSecondRouter(
  first: TestTollgraph,
  given: Readonly<Record<string, string>> = {},
): Promise<TestTollgraph> {
  return startTollgraph({ ...settingsBeside(first), LOG_LEVEL: 'silent', ...given })
}
