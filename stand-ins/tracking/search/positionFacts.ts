import type { Searchable } from '../../../subgraphs/travel/tracking/search/matches.ts'
import type { Position } from '../flight/track.ts'
import type { TrackedFlight } from '../flight/tracked.ts'

/** A position and whose it is. */
export interface Sighting {
  readonly tracked: TrackedFlight
  readonly position: Position
}

type Read = (sighting: Sighting) => string | number | boolean | null

/** The value of each documented key for a position. Facilities of air traffic control, which it does not name, are null. */
const READS: Readonly<Record<string, Read>> = {
  alt: ({ position }) => position.altitude,
  altChange: ({ position }) => (position.change === '-' ? '' : position.change),
  altMax: ({ tracked }) => tracked.cruise,
  cid: () => null,
  cidfac: () => null,
  clock: ({ position }) => Math.floor(position.at / 1_000),
  fp: ({ tracked }) => tracked.id,
  gs: ({ position }) => position.speed,
  lat: ({ position }) => position.latitude,
  lon: ({ position }) => position.longitude,
  preferred: ({ position }) => position.updateType !== 'P',
  recvd: ({ position }) => Math.floor(position.at / 1_000),
  updateType: ({ position }) => position.updateType,
}

/** What a search may ask of a position. A class, because one is made for every position of a day. */
export class PositionFacts implements Searchable {
  readonly isAirline = true
  readonly #sighting: Sighting

  constructor(sighting: Sighting) {
    this.#sighting = sighting
  }

  get registration(): string {
    return this.#sighting.tracked.flight.registration
  }

  value(key: string): string | number | boolean | null {
    return READS[key]?.(this.#sighting) ?? null
  }

  /** Airports are not asked for in searches for positions. */
  isAt(): boolean {
    return false
  }
}
