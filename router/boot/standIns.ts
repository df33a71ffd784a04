import type { StartedService } from '../../subgraphs/kit/service/subgraph.ts'
import { areStandInsAllowed } from '../config/realMoney.ts'
import type { RouterSettings } from '../config/settings.ts'

/** Turns the ports that stand-ins of our own serve off where stand-ins are not allowed. */
export function withoutStandIns<Engines>(
  started: StartedService<Engines>,
  settings: RouterSettings,
): StartedService<Engines> {
  if (areStandInsAllowed(settings)) return started
  const providers = started.providers.map((port) =>
    port.kind === 'sandbox' ? ({ name: port.name, kind: 'off' } as const) : port,
  )
  return { ...started, providers }
}
