import { hostPort } from '../../schema/hostPort.ts'
import type { Backend } from './boot.ts'

/**
 * The summary of a start: URLs, paths, database, network, payee, and how many providers are live, stand-ins and off; with
 * `isVerbose` each of them by name.
 */
export function banner(
  { config, foreign, money, offer, origins, rails, remotes, runtimes, started }: Backend,
  isVerbose = false,
): string {
  const settings = config.router
  const { catalogue } = offer
  const services = [...runtimes.keys()].filter((name) => catalogue.endpointsOf(name).length > 0)
  const paid = catalogue.endpoints.filter((endpoint) => endpoint.access === 'paid').length
  const network = `${money.network.name} (${money.network.id})${money.devnet ? ` at ${money.rpcUrl}` : ''}`
  const refundAddress = money.signers.refund?.address
  const refunds = refundAddress
    ? `refunds from ${refundAddress}`
    : 'NO REFUND_KEY OR REFUND_SIGNER: bills are all or nothing, and what fails after it was paid waits for one'
  const lines = [
    `Tollgraph listens on http://${hostPort(settings.HOST, settings.PORT)}`,
    `  graph      ${origins.baseUrl('gateway')}/graphql`,
    `  sandbox    ${origins.baseUrl('gateway')}/sandbox`,
    `  paths      ${catalogue.endpoints.length} documented (${paid} paid) of ${services.length} services: ${origins.baseUrl('gateway')}/docs`,
    `  database   ${settings.DATABASE_URL ? 'as configured' : `embedded, in ${settings.DATA_DIR}`}`,
    ...(settings.WORKERS > 1
      ? [`  workers    ${settings.WORKERS}${settings.RUN_JOBS ? ', jobs in the first' : ''}`]
      : []),
    `  network    ${network}`,
    `  payments   to ${money.payee}, settled by ${rails.all[0]?.facilitator.name}, ${refunds}`,
    ...remoteLines(remotes, foreign),
    ...(isVerbose ? providerLines(started) : [countLine(started)]),
  ]
  return lines.join('\n')
}

/** The services in other processes, those that are not verified with their reasons, and the subgraphs of others. */
function remoteLines(remotes: Backend['remotes'], foreign: Backend['foreign']): string[] {
  const own = remotes.list().map(({ name, url, state }) => {
    if (state.state === 'verified') return `${name} at ${url}, verified`
    return `${name} at ${url}: NOT VERIFIED, its paths answer 503 until it is. ${state.reasons.join(' ')}`
  })
  const remote = [...own, ...foreign.map(({ name, url }) => `${name} at ${url}`)]
  return remote.map((line, index) => `  ${index === 0 ? 'elsewhere' : '         '}  ${line}`)
}

/** Kinds of providers, each with its label. */
const PROVIDER_KINDS = [
  ['live', 'live'],
  ['sandbox', 'stand-in'],
  ['off', 'off'],
] as const

function countLine(started: Backend['started']): string {
  const kinds = providersOf(started).map(({ kind }) => kind)
  const counts = PROVIDER_KINDS.map(([kind, label]) => `${kinds.filter((one) => one === kind).length} ${label}`)
  return `  providers  ${counts.join(', ')} (npm start -- --verbose lists them)`
}

function providersOf(started: Backend['started']) {
  return [...started].flatMap(([service, { providers }]) => providers.map((provider) => ({ service, ...provider })))
}

function providerLines(started: Backend['started']): string[] {
  const providers = providersOf(started)
  return PROVIDER_KINDS.flatMap(([kind, label]) =>
    providers
      .filter((provider) => provider.kind === kind)
      .map(
        ({ service, name, note }, index) =>
          `  ${(index === 0 ? label : '').padEnd(9)}  ${service}: ${name}${note ? ` (${note})` : ''}`,
      ),
  )
}
