import { NETWORKS } from '../../router/payments/evm/network.ts'
import { askHealth, askReadiness, type Health } from '../health.ts'
import { jsonText } from '../output/json.ts'
import { facts } from '../output/table.ts'
import { readSettings, routerUrl } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { askPayee } from './payee.ts'

export interface StatusOptions {
  readonly url?: string
  readonly json?: true
}

/** Prints a router's status; fails the command when it is not ready. */
export async function printStatus({ url: given, json }: StatusOptions, terminal: Terminal): Promise<void> {
  const url = given ?? routerUrl(readSettings().router)
  const health = await askHealth(url)
  const [{ status: ready, database, chain, jobs }, payee] = await Promise.all([askReadiness(url), askPayee(url)])
  if (ready !== 'ready') terminal.fail()
  const { version } = health
  const network = networkName(health)
  if (json)
    return terminal.print(
      jsonText({ url, status: ready, database, chain, jobs, version, network: health.network, payee }),
    )
  const up = (isUp: boolean) => (isUp ? terminal.paint.green('up') : terminal.paint.red('down'))
  return terminal.print(
    facts([
      ['router', `${url}, ${ready}`],
      ['database', up(database)],
      ['chain', up(chain)],
      ...(jobs === undefined ? [] : [['jobs', up(jobs)] as const]),
      ['version', version],
      ['network', network],
      ['payee', payee ?? 'unknown: no path with a fixed price names it'],
    ]),
  )
}

/** The devnet uses the chain id of another network. */
function networkName({ devnet, network }: Health): string {
  if (devnet) return `devnet (${network}) at ${devnet.rpcUrl}`
  const known = Object.values(NETWORKS).find(({ id, name }) => id === network && name !== 'devnet')
  return known ? `${known.name} (${network})` : network
}
