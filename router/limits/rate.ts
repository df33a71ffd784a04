/** A rate of one kind of work, counted for each key: a token bucket of `perMinute` units that refills evenly within a minute. */
export interface Rate {
  /**
   * Takes units and returns 0, or takes none and returns the milliseconds until there will be enough. More units than
   * the whole bucket pass when it is full, and make it refill for accordingly longer.
   */
  take(key: string, units: number): number | Promise<number>
}

/** What is limited by a rate. */
export type RateKind = 'requests' | 'free' | 'payments' | 'operator'

/** Makes the rate of a kind. Each kind is made once. */
export type MakeRate = (kind: RateKind, perMinute: number) => Rate
