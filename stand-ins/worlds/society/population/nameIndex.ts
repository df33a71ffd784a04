import { fold } from '../text.ts'
import type { Census } from './census.ts'
import { FAMILY, FEMALE, MALE } from './names.ts'

/** People by name. */
export interface NameIndex {
  find(first: string, last: string): readonly number[]
  /** People with both names, given by list index. */
  called(first: number, last: number): readonly number[]
}

const FIRST = placesOf([...FEMALE, ...MALE])
const LAST = placesOf(FAMILY)

/** Groups all people by name, with a counting sort. */
export function openNameIndex({ count, firstNameOf, lastNameOf }: Census): NameIndex {
  const keys = FIRST.size * FAMILY.length + FAMILY.length
  const ends = new Uint32Array(keys + 1)
  const keyOf = (first: number, last: number) => first * FAMILY.length + last
  for (let index = 0; index < count; index++) ends[keyOf(firstNameOf[index]!, lastNameOf[index]!) + 1]!++
  for (let key = 0; key < keys; key++) ends[key + 1]! += ends[key]!
  const starts = ends.slice()
  const sorted = new Uint32Array(count)
  for (let index = 0; index < count; index++) sorted[starts[keyOf(firstNameOf[index]!, lastNameOf[index]!)]!++] = index
  const called = (first: number, last: number) => {
    const key = keyOf(first, last)
    return [...sorted.subarray(ends[key], ends[key + 1])]
  }
  return {
    called,
    find(first, last) {
      const [one, other] = [FIRST.get(fold(first)), LAST.get(fold(last))]
      return one === undefined || other === undefined ? [] : called(one, other)
    },
  }
}

function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index) => [fold(name), index]))
}
