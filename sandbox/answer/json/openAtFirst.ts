import { isList, isRecord, type Json } from '../json.ts'

/** Members of one list or object shown at a time. */
export const PAGE = 100

/** The key of a place in the tree: its parent's path and its own key. */
export function placeOf(parent: string, key: string | number): string {
  return `${parent}/${key}`
}

/** The first `count` members of a list or object. */
export function membersOf(value: Json, count: number): readonly (readonly [string | number, Json])[] {
  if (isList(value)) return value.slice(0, count).map((item, index) => [index, item] as const)
  if (!isRecord(value)) return []
  return Object.keys(value)
    .slice(0, count)
    .map((key) => [key, value[key] ?? null] as const)
}

/** Number of members of a value; 0 for a plain one. */
export function sizeOf(value: Json): number {
  if (isList(value)) return value.length
  return isRecord(value) ? Object.keys(value).length : 0
}

/**
 * The places open when a response is first shown: level by level, up to `lines` lines. Closed parts are not rendered,
 * so that the largest response costs the page no more than a small one.
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
