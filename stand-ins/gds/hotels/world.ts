import type { Chance } from '../../kit/chance.ts'
import { type Demand, openDemand } from './demand.ts'
import { type Directory, openDirectory } from './directory.ts'

/** The stand-in's hotels, their occupancy, and the clock. */
export interface HotelWorld {
  readonly chance: Chance
  readonly directory: Directory
  readonly demand: Demand
  now(): Date
}

export function openHotelWorld({ chance, now }: { readonly chance: Chance; now(): Date }): HotelWorld {
  return { chance, directory: openDirectory(chance), demand: openDemand(chance), now }
}
