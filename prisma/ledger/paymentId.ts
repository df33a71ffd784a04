import { v7 } from 'uuid'

/**
 * A new id of a payment: a UUIDv7 (RFC 9562), which begins with the time. So the newest payments lie together in every index, and a
 * payment's id says in which month's partition it is. `at`: when it was reserved, if not now.
 */
export function newPaymentId(at?: Date): string {
  // With the time given, the library keeps none of its own: it would go on counting from a clock that was put back.
  return v7({ msecs: at?.getTime() ?? Date.now() })
}
