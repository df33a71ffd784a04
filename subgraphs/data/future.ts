import { BadInput } from '../../schema/errors.ts'

/** Throws BadInput for a moment after now: it has no price and no block yet. */
export function refuseFuture(member: string, at: Date, { now }: { now(): Date }): void {
  if (at.getTime() > now().getTime()) throw new BadInput('must not be in the future', [member])
}
