import { isList, isRecord, type Json } from '../json.ts'

/** How many members of one list or object are shown at a time. */
export const PAGE = 100

/** Names a place in the tree: the path of its parent, and its key. */
export function placeOf(parent: string, key: string | number): string {
  return `${parent}/${key}`
}

/** The members of a list or object, from the first on. */
export function membersOf(value: Json, count: number): readonly (readonly [string | number, Json])[] {
  if (isList(value)) return value.slice(0, count).map((item, index) => [index, item] as const)
  if (!isRecord(value)) return []
  return Object.keys(value)
    .slice(0, count)
    .map((key) => [key, value[key] ?? null] as const)
}

/** How many members a value has; 0 for a plain one. */
export function sizeOf(value: Json): number {
  if (isList(value)) return value.length
  return isRecord(value) ? Object.keys(value).length : 0
}

/**
 * The places that are open when an answer is first shown: level by level, as long as they bring no more than `lines` lines.
 * What is not open is not rendered, so that the largest answer costs the page no more than a small one.
 */
export function openAtFirst(root: Json, lines: number): ReadonlySet<string> {
  const open = new Set<string>()
  const queue: (readonly [string, Json])[] = [['', root]]
  let left = lines
  for (let index = 0; index < queue.length; index++) {
    const [place, value] = queue[index]!
    const cost = Math.min(sizeOf(value), PAGE)
    if (cost === 0) continue
    if (cost > left && place !== '') continue
    open.add(place)
    left -= cost
    for (const [key, member] of membersOf(value, PAGE)) queue.push([placeOf(place, key), member])
    if (left <= 0) break
  }
  return open
}
