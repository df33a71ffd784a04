import type { TravelWorld } from '../worlds/travel/world.ts'
import { openSky, type Sky } from './sky.ts'

/** The sky of a world, opened on first use: building its schedule takes some hundred milliseconds. */
export function openLateSky(world: TravelWorld): Sky {
  let opened: Sky | undefined
  const sky = () => (opened ??= openSky(world))
  return {
    world,
    get idents() {
      return sky().idents
    },
    get hours() {
      return sky().hours
    },
    get routes() {
      return sky().routes
    },
    track: (flight) => sky().track(flight),
    flightOfId: (id) => sky().flightOfId(id),
    now: () => sky().now(),
    airborne: (moment) => sky().airborne(moment),
    recent: (moment) => sky().recent(moment),
  }
}
