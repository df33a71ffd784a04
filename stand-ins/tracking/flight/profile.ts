/** A flight's movement along its route. */
export interface Profile {
  /** Milliseconds since 1970. */
  readonly off: number
  readonly on: number
  /** Duration of the climb in milliseconds. */
  readonly climb: number
  /** Duration of the descent in milliseconds. */
  readonly descent: number
  readonly lengthKm: number
  /** Kilometres per millisecond at take-off, at cruise and at landing. */
  readonly speeds: { readonly start: number; readonly cruise: number; readonly end: number }
  /** Feet at take-off, at cruise and at landing. */
  readonly heights: { readonly start: number; readonly cruise: number; readonly end: number }
}

export interface ProfileFacts {
  readonly off: number
  readonly on: number
  readonly lengthKm: number
  readonly originElevation: number
  readonly destinationElevation: number
  /** Feet. */
  readonly cruiseAltitude: number
}

/** The state of a flight in the air. */
export interface Motion {
  /** Kilometres along the route. */
  readonly traveled: number
  /** Knots. */
  readonly speed: number
  /** Feet. */
  readonly altitude: number
  readonly change: 'C' | 'D' | '-'
}

const MINUTE = 60_000
const HOUR = 3_600_000
const KM_PER_KNOT_HOUR = 1.852
const START_KNOTS = 155
const END_KNOTS = 135
/** Feet a minute. */
const CLIMB_RATE = 1_700
const DESCENT_RATE = 1_500
const LONGEST_PART = 0.35

/**
 * The profile of a flight with given take-off and landing times that covers its route exactly: speed grows in the
 * climb, is constant in cruise, and falls in the descent; the cruise speed follows from these.
 */
export function profileOf(facts: ProfileFacts): Profile {
  const { off, on, lengthKm, cruiseAltitude } = facts
  const time = on - off
  const part = (rate: number, elevation: number) =>
    Math.min(LONGEST_PART * time, (Math.max(0, cruiseAltitude - elevation) / rate) * MINUTE)
  const climb = part(CLIMB_RATE, facts.originElevation)
  const descent = part(DESCENT_RATE, facts.destinationElevation)
  const mean = lengthKm / time
  const start = Math.min(kmPerMs(START_KNOTS), mean)
  const end = Math.min(kmPerMs(END_KNOTS), mean)
  const cruise = (lengthKm - (start * climb) / 2 - (end * descent) / 2) / (time - climb / 2 - descent / 2)
  return {
    off,
    on,
    climb,
    descent,
    lengthKm,
    speeds: { start, cruise, end },
    heights: { start: facts.originElevation, cruise: cruiseAltitude, end: facts.destinationElevation },
  }
}

/** The state of a flight at a given time; clamped to take-off and landing. */
export function motionAt(profile: Profile, moment: number): Motion {
  const { off, on, climb, descent, lengthKm, speeds, heights } = profile
  const at = Math.max(off, Math.min(on, moment))
  const since = at - off
  const left = on - at
  if (since < climb) {
    const share = since / climb
    return {
      traveled: speeds.start * since + ((speeds.cruise - speeds.start) * since * share) / 2,
      speed: knots(speeds.start + (speeds.cruise - speeds.start) * share),
      altitude: heights.start + (heights.cruise - heights.start) * (1 - (1 - share) ** 1.4),
      change: 'C',
    }
  }
  if (left < descent) {
    const share = left / descent
    return {
      traveled: lengthKm - speeds.end * left - ((speeds.cruise - speeds.end) * left * share) / 2,
      speed: knots(speeds.end + (speeds.cruise - speeds.end) * share),
      altitude: heights.end + (heights.cruise - heights.end) * (1 - (1 - share) ** 1.4),
      change: 'D',
    }
  }
  return {
    traveled: ((speeds.start + speeds.cruise) * climb) / 2 + speeds.cruise * (since - climb),
    speed: knots(speeds.cruise),
    altitude: heights.cruise,
    change: '-',
  }
}

function kmPerMs(speed: number): number {
  return (speed * KM_PER_KNOT_HOUR) / HOUR
}

function knots(speed: number): number {
  return (speed * HOUR) / KM_PER_KNOT_HOUR
}
