import { DAY, offsetAt } from '../localTime.ts'

const WEEK = 7 * DAY
/** An arbitrary year: daylight saving rules hardly change. */
const YEAR_START = Date.UTC(2026, 0, 1, 12)

/** Minutes by which one zone's clocks are ahead of another's: in winter 2026, minimum and maximum. */
interface Lead {
  readonly usual: number
  readonly least: number
  readonly most: number
}

/** By the zone behind, then by the zone ahead; bounded by the pairs of zones that flights connect. */
const leads = new Map<string, Map<string, Lead>>()

/**
 * Days by which the local date elsewhere is later than at a hub, `minute` minutes after the hub's midnight; null when
 * that differs between summer and winter.
 */
export function dayOffset(hub: string, place: string, minute: number): number | null {
  const { least, most } = leadOf(place, hub)
  const offset = Math.floor((minute + least) / 1_440)
  return offset === Math.floor((minute + most) / 1_440) ? offset : null
}

/** Local minutes after midnight elsewhere, `minute` minutes after a hub's midnight, in winter. */
export function clockAt(hub: string, place: string, minute: number): number {
  return (((minute + leadOf(place, hub).usual) % 1_440) + 1_440) % 1_440
}

function leadOf(timezone: string, over: string): Lead {
  let known = leads.get(over)
  if (!known) {
    known = new Map()
    leads.set(over, known)
  }
  const found = known.get(timezone)
  if (found) return found
  const lead = measure(timezone, over)
  known.set(timezone, lead)
  return lead
}

function measure(timezone: string, over: string): Lead {
  const all = Array.from({ length: 53 }, (_, week) => {
    const at = YEAR_START + week * WEEK
    return offsetAt(timezone, at) - offsetAt(over, at)
  })
  return { usual: all[0] ?? 0, least: Math.min(...all), most: Math.max(...all) }
}
