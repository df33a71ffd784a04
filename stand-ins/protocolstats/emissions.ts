import { nextUnlock } from '../worlds/protocols/emissions/next.ts'
import { circulatingAt, type Schedule, type Section, unlockedAt } from '../worlds/protocols/emissions/schedule.ts'
import { round } from '../worlds/protocols/round.ts'
import { DAY, secondsOf } from '../worlds/protocols/time.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import { type Route, unknown } from './route.ts'

/** Token emission schedules: of all protocols, and of one. */
export function emissionRoutes(route: Route, world: ProtocolWorld): void {
  route('/api/emissions', () => world.schedules.map((schedule) => summaryOf(world, schedule)))
  route('/api/emission/:protocol', ({ path }) => {
    const protocol = world.directory.find(path.protocol ?? '')
    const schedule = world.schedules.find((one) => one.protocol === protocol)
    if (!schedule) throw unknown('Protocol')
    return { body: bodyOf(world, schedule), lastModified: new Date(world.clock.at()).toISOString() }
  })
}

const sourcesOf = ({ protocol }: Schedule): string[] => [`${protocol.url}/tokenomics`]

function tokenOf({ assets }: ProtocolWorld, { protocol }: Schedule): string {
  if (protocol.coinId) return `coingecko:${protocol.coinId}`
  const chain = protocol.places[0]?.chain
  return chain ? `${chain.key}:${assets.contractOf(chain, protocol.symbol)}` : protocol.symbol
}

function summaryOf(world: ProtocolWorld, schedule: Schedule) {
  const { clock, coins } = world
  const { protocol, maxSupply } = schedule
  const at = clock.at()
  const circulating = circulatingAt(schedule, at)
  const next = nextUnlock(schedule, at)
  return {
    token: tokenOf(world, schedule),
    protocolId: protocol.id,
    name: protocol.name,
    circSupply: circulating,
    circSupply30d: circulatingAt(schedule, at - 30 * DAY),
    totalLocked: maxSupply - circulating,
    maxSupply,
    gecko_id: protocol.coinId,
    sources: sourcesOf(schedule),
    events: schedule.sections.map(eventOf),
    nextEvent: next && { date: secondsOf(next.atMs), toUnlock: next.tokens },
    unlocksPerDay: circulatingAt(schedule, at + DAY) - circulating,
    mcap: protocol.coinId ? Math.round(coins.prices.marketCapAt(protocol.coinId, coins.asOf())) : null,
  }
}

const DESCRIPTIONS = {
  cliff: 'All tokens of this part come at {timestamp}',
  linear: 'Tokens of this part come evenly from {timestamp} on',
  step: 'Tokens of this part come month by month from {timestamp} on',
} as const

const eventOf = ({ unlocking, from, tokens, category }: Section) => ({
  description: DESCRIPTIONS[unlocking],
  timestamp: secondsOf(from),
  noOfTokens: [tokens],
  category,
  unlockType: unlocking,
})

/** Weekly points. */
const CHART_STEP = 7 * DAY

function bodyOf(world: ProtocolWorld, schedule: Schedule) {
  const { sections, maxSupply, protocol } = schedule
  const at = world.clock.at()
  const begin = Math.min(...sections.map(({ from }) => from))
  const end = Math.max(...sections.map(({ to }) => to))
  const moments = Array.from({ length: Math.ceil((end - begin) / CHART_STEP) + 1 }, (_, week) =>
    Math.min(begin + week * CHART_STEP, end),
  )
  const shares = (tokensOf: (section: Section) => number, whole: number) =>
    Object.fromEntries(
      byCategory(sections).map(([category, parts]) => [category, percent(sumOf(parts, tokensOf), whole)]),
    )
  const circulating = circulatingAt(schedule, at)
  return {
    documentedData: {
      data: sections.map((section) => ({
        label: section.label,
        data: moments.map((moment) => ({ timestamp: secondsOf(moment), unlocked: unlockedAt(section, moment) })),
      })),
      tokenAllocation: {
        current: shares((section) => unlockedAt(section, at), circulating),
        final: shares(({ tokens }) => tokens, maxSupply),
        progress: Object.fromEntries(
          byCategory(sections).map(([category, parts]) => [
            category,
            percent(
              sumOf(parts, (section) => unlockedAt(section, at)),
              sumOf(parts, ({ tokens }) => tokens),
            ),
          ]),
        ),
      },
    },
    metadata: {
      token: tokenOf(world, schedule),
      total: maxSupply,
      chain: protocol.places[0]?.chain.key ?? null,
      name: protocol.name,
      gecko_id: protocol.coinId,
      defillamaIds: [protocol.id],
      pId: protocol.id,
      categories: Object.fromEntries(
        byCategory(sections).map(([category, parts]) => [category, parts.map(({ label }) => label)]),
      ),
      notes: ['Tokens that were burned are not counted.'],
      sources: sourcesOf(schedule),
    },
  }
}

const sumOf = (sections: readonly Section[], tokensOf: (section: Section) => number): number =>
  sections.reduce((sum, section) => sum + tokensOf(section), 0)

const percent = (part: number, whole: number): number => (whole > 0 ? round((part / whole) * 100, 2) : 0)

function byCategory(sections: readonly Section[]): [category: string, sections: Section[]][] {
  const categories = [...new Set(sections.map(({ category }) => category))]
  return categories.map((category) => [category, sections.filter((section) => section.category === category)])
}
