import { realNetworks } from '../config/realMoney.ts'
import type { RouterSettings } from '../config/settings.ts'
import type { Services } from './startServices.ts'

/** With stand-ins, customers would pay real money for invented data. */
export class StandInWithRealMoney extends Error {
  constructor(networks: readonly string[], providers: readonly string[]) {
    super(
      `Payments by ${networks.join(' and ')} count as real money, and these providers are stand-ins: ${providers.join('; ')}. Configure them (docs/settings.md), or set ALLOW_STAND_INS=true.`,
    )
    this.name = 'StandInWithRealMoney'
  }
}

/** Throws StandInWithRealMoney when stand-ins would take real money without ALLOW_STAND_INS. */
export function checkStandIns(settings: RouterSettings, started: Services['started']): void {
  const networks = realNetworks(settings)
  if (networks.length === 0 || settings.ALLOW_STAND_INS) return
  const standIns = [...started].flatMap(([service, { providers }]) =>
    providers.filter(({ kind }) => kind === 'sandbox').map(({ name }) => `${service}: ${name}`),
  )
  if (standIns.length > 0) throw new StandInWithRealMoney(networks, standIns)
}
