import { blockAt } from '../worlds/protocols/chains/blocks.ts'
import { type Chain, chainCalled } from '../worlds/protocols/chains/chains.ts'
import { midnightOf, secondsOf } from '../worlds/protocols/time.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import { type Route, refused, unknown } from './route.ts'

/** Chains: current values, the history of one, and the block at a time. */
export function chainRoutes(route: Route, world: ProtocolWorld): void {
  route('/api/v2/chains', () =>
    world.present().chains.map(({ chain, total }) => ({
      gecko_id: chain.coinId,
      tvl: total,
      tokenSymbol: chain.tokenSymbol,
      cmcId: chain.cmcId,
      name: chain.name,
      chainId: chain.chainId,
    })),
  )
  route('/api/v2/historicalChainTvl/:chain', ({ path }) => historyOf(world, find(path.chain)))
  route('/coins/block/:chain/:timestamp', ({ path }) => {
    const moment = Math.min(Number(path.timestamp), secondsOf(world.coins.asOf()))
    const block = Number.isFinite(moment) ? blockAt(find(path.chain), moment) : null
    if (!block) throw refused('Invalid chain or timestamp provided')
    return block
  })
}

function find(word = ''): Chain {
  const chain = chainCalled(word)
  if (!chain) throw unknown('Chain')
  return chain
}

function historyOf({ values, clock, present }: ProtocolWorld, chain: Chain) {
  const first = clock.firstDay()
  const past = [...values.chainDaily(chain)].map((tvl, day) => ({ date: midnightOf(first + day), tvl }))
  const total = present().chains.find((one) => one.chain === chain)?.total ?? 0
  return [...past.filter(({ date }) => date * 1000 >= chain.genesis), { date: secondsOf(clock.at()), tvl: total }]
}
