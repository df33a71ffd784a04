import { hash32 } from '../../../kit/random.ts'

/** A cyclic order of people. */
export interface Circle {
  /** The person at each place. */
  readonly at: Uint16Array
  /** The place of each person; -1 for people outside the circle. */
  readonly placeOf: Int32Array
}

/** A circle of selected `people`, in an order determined by the seed (Fisher-Yates). */
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
