import type { Searchable } from '../../../subgraphs/travel/tracking/search/matches.ts'
import type { Position } from '../flight/track.ts'
import type { TrackedFlight } from '../flight/tracked.ts'

/** A position and its flight. */
export interface Sighting {
  readonly tracked: TrackedFlight
  readonly position: Position
}

type Read = (sighting: Sighting) => string | number | boolean | null

/** The value of each documented key for a position. Air traffic control facilities are unknown, so null. */
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

/** Searchable values of a position. A class for speed, because one is created for every position of a day. */
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

  /** Position searches do not support airports. */
  isAt(): boolean {
    return false
  }
}
