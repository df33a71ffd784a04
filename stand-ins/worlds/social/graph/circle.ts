import { hash32 } from '../../../kit/random.ts'

/** People in an order of their own, the last before the first. */
export interface Circle {
  /** Who stands at each place. */
  readonly at: Uint16Array
  /** Where each stands, by person; -1 for those who do not. */
  readonly placeOf: Int32Array
}

/** A circle of some of `people`, in an order that follows from a seed (Fisher and Yates). */
export function openCircle(people: number, isIn: (person: number) => boolean, seed: number): Circle {
  const members: number[] = []
  for (let person = 0; person < people; person++) if (isIn(person)) members.push(person)
  const at = Uint16Array.from(members)
  for (let last = at.length - 1; last > 0; last--) {
    const other = hash32(seed, last) % (last + 1)
    const held = at[last]!
    at[last] = at[other]!
    at[other] = held
  }
  const placeOf = new Int32Array(people).fill(-1)
  for (let place = 0; place < at.length; place++) placeOf[at[place]!] = place
  return { at, placeOf }
}
