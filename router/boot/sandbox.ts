import { realNetworks } from '../config/realMoney.ts'
import type { RouterSettings } from '../config/settings.ts'
import type { Services } from './startServices.ts'

/** With sandbox providers, customers would pay real money for made-up data. */
export class SandboxWithRealMoney extends Error {
  constructor(networks: readonly string[], providers: readonly string[]) {
    super(
      `Payments by ${networks.join(' and ')} count as real money, and these providers are sandboxes: ${providers.join('; ')}. Configure them (docs/settings.md), or set ALLOW_STAND_INS=true.`,
    )
    this.name = 'SandboxWithRealMoney'
  }
}

/** Throws SandboxWithRealMoney when sandboxes would take real money without ALLOW_STAND_INS. */
export function checkSandboxes(settings: RouterSettings, started: Services['started']): void {
  const networks = realNetworks(settings)
  if (networks.length === 0 || settings.ALLOW_STAND_INS) return
  const sandboxes = [...started].flatMap(([service, { providers }]) =>
    providers.filter(({ kind }) => kind === 'sandbox').map(({ name }) => `${service}: ${name}`),
  )
  if (sandboxes.length > 0) throw new SandboxWithRealMoney(networks, sandboxes)
}
