import { secondsOf } from '../worlds/protocols/time.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import type { Route } from './route.ts'

/** Events of protocols: hacks and funding rounds. */
export function eventRoutes(route: Route, world: ProtocolWorld): void {
  route('/api/hacks', () =>
    world.hacks().map((hack) => ({
      date: secondsOf(hack.atMs),
      name: hack.name,
      classification: hack.classification,
      technique: hack.technique,
      amount: hack.amount,
      chain: hack.chains,
      bridgeHack: hack.isBridge,
      targetType: hack.targetType,
      source: hack.source,
      returnedFunds: hack.returned,
      defillamaId: hack.protocolId === null ? null : Number(hack.protocolId),
      language: hack.language,
    })),
  )
  route('/api/raises', () => ({
    raises: world.raises().map((raise) => ({
      date: secondsOf(raise.atMs),
      name: raise.name,
      round: raise.round,
      amount: raise.amount,
      chains: raise.chains,
      sector: raise.sector,
      category: raise.category,
      categoryGroup: raise.categoryGroup,
      source: raise.source,
      leadInvestors: raise.leadInvestors,
      otherInvestors: raise.otherInvestors,
      valuation: raise.valuation,
      defillamaId: raise.protocolId,
    })),
  }))
}
