import type { Course } from '../../world/operation/course.ts'
import type { ScheduledFlight } from '../../world/schedule.ts'
import type { FiledRoute } from '../route/filedRoute.ts'
import type { Profile } from './profile.ts'

/** A flight with all that follows from its being flown on its route. */
export interface TrackedFlight {
  readonly id: string
  readonly flight: ScheduledFlight
  readonly course: Course
  readonly route: FiledRoute
  /** Hundreds of feet. */
  readonly cruise: number
  readonly profile: Profile
}

/** Whether a flight is in the air at a moment. */
export function isAirborne({ course }: TrackedFlight, moment: number): boolean {
  return course.cancelledAt === null && course.final.off <= moment && moment < course.final.on
}

/** Whether a flight has left the ground by a moment. */
export function hasLeft({ course }: TrackedFlight, moment: number): boolean {
  return course.cancelledAt === null && course.final.off <= moment
}
