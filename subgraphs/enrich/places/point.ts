import { z } from 'zod'

/** A point on the earth, in degrees. */
const Point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

/** The point in a reference of another service; null where it is none. */
export function pointOf(value: unknown): z.output<typeof Point> | null {
  return Point.safeParse(value).data ?? null
}
