import { logUniform, seedOf, unit } from '../../../kit/random.ts'
import { between, drifter } from '../chance.ts'
import { addDaily, type Clock, perDay } from '../clock.ts'
import type { Directory, Place, Protocol } from '../directory/directory.ts'
import { HISTORY_DAYS } from '../time.ts'
import type { Values } from '../tvl/values.ts'
import { type FlowMeasure, hasFlow } from './kinds.ts'

/** Number of finished days; one less than midnights. */
export const FLOW_DAYS = HISTORY_DAYS - 1

/**
 * Daily flows of protocols in whole USD (UTC days), oldest first, up to yesterday; integers, so that sums over days,
 * chains and protocols agree in any order.
 */
export interface Flows {
  ofPlace(place: Place, measure: FlowMeasure): Float64Array
  ofProtocol(protocol: Protocol, measure: FlowMeasure): Float64Array
}

/** Usual daily volume as a share of the value. */
const TURNOVER: Readonly<Record<string, readonly [low: number, high: number]>> = {
  Dexs: [0.1, 0.5],
  Derivatives: [0.5, 4],
  Options: [0.05, 0.5],
}
/** Trading fee as a share of the trade. */
const FEE_RATE: Readonly<Record<string, readonly [low: number, high: number]>> = {
  Dexs: [0.0005, 0.003],
  Derivatives: [0.0002, 0.0007],
  Options: [0.0004, 0.0012],
}
/** Option premium as a share of the underlying. */
const PREMIUM = [0.01, 0.03] as const
/** Daily deviation from the usual amount, in logarithms. */
const UNREST = 0.8
/** Volume factor of Saturdays and Sundays. */
const WEEKEND = 0.78

export function openFlows(clock: Clock, values: Values): Flows {
  const byMeasure = perDay(clock, () => new Map<FlowMeasure, Map<Place, Float64Array>>())

  function ofPlace(place: Place, measure: FlowMeasure): Float64Array {
    const kept = byMeasure()
    const ofMeasure = kept.get(measure) ?? new Map<Place, Float64Array>()
    kept.set(measure, ofMeasure)
    const series = ofMeasure.get(place) ?? count(place, measure)
    ofMeasure.set(place, series)
    return series
  }

  function count(place: Place, measure: FlowMeasure): Float64Array {
    const { name, kept, yearlyFees } = place.protocol.category
    switch (measure) {
      case 'dailyVolume':
      case 'dailyNotionalVolume':
        return traded(place)
      case 'dailyPremiumVolume':
        return shareOf(ofPlace(place, 'dailyNotionalVolume'), between(place.protocol.seed, 31, ...PREMIUM))
      case 'dailyFees':
        if (FEE_RATE[name]) return shareOf(ofPlace(place, volumeOf(place)), drawn(place, 32, FEE_RATE[name]))
        return restless(place, 33, (value) => (value * yearlyFees) / 365)
      case 'dailyRevenue':
        return shareOf(ofPlace(place, 'dailyFees'), kept * between(place.protocol.seed, 34, 0.6, 1.1))
      case 'dailyHoldersRevenue':
        return shareOf(ofPlace(place, 'dailyRevenue'), holdersShare(place.protocol))
    }
  }

  function traded(place: Place): Float64Array {
    const turnover = TURNOVER[place.protocol.category.name]
    if (!turnover) return new Float64Array(FLOW_DAYS)
    const usual = drawn(place, 35, turnover)
    const first = clock.firstDay()
    return restless(place, 36, (value, day) => value * usual * (isWeekend(first + day) ? WEEKEND : 1))
  }

  /** Follows the place's value at the start of each day, with random deviation. */
  function restless(place: Place, salt: number, usual: (value: number, day: number) => number): Float64Array {
    const held = values.daily(place)
    const unrest = drifter(seedOf(place.seed, salt))
    const first = clock.firstDay()
    return Float64Array.from({ length: FLOW_DAYS }, (_, day) =>
      Math.round(usual(held[day] ?? 0, day) * Math.exp(UNREST * unrest(first + day))),
    )
  }

  return {
    ofPlace,
    ofProtocol({ places }, measure) {
      const sum = new Float64Array(FLOW_DAYS)
      for (const place of places) addDaily(sum, ofPlace(place, measure))
      return sum
    },
  }
}

/** The protocols with flows of a kind, in the directory's order. */
export const withFlow = ({ protocols }: Directory, kind: Parameters<typeof hasFlow>[1]): Protocol[] =>
  protocols.filter((protocol) => hasFlow(protocol, kind))

const volumeOf = ({ protocol }: Place): FlowMeasure =>
  protocol.category.name === 'Options' ? 'dailyNotionalVolume' : 'dailyVolume'

/** Drawn once per protocol: its fees are the same on every chain. */
const drawn = ({ protocol }: Place, index: number, [low, high]: readonly [number, number]): number =>
  logUniform(unit(protocol.seed, index), low, high)

const holdersShare = ({ symbol, seed }: Protocol): number => (symbol === '-' ? 0 : between(seed, 37, 0, 0.9))

const shareOf = (series: Float64Array, share: number): Float64Array => series.map((value) => Math.round(value * share))

/** 1970 began on a Thursday. */
const isWeekend = (day: number): boolean => (day + 4) % 7 === 0 || (day + 4) % 7 === 6
