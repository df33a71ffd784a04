/** Targets of one circle by place, each with at most `reach` followers. */
export interface Shelf {
  readonly reach: number
  /** Ordered by place. */
  readonly targets: Uint16Array
  readonly places: Uint16Array
}

/** A target and its place in one number that sorts by the place. Both have 16 bits. */
export function placedKey(place: number, target: number): number {
  return place * 65_536 + target
}

/** Sorts targets by place. */
export function openShelf(reach: number, keys: readonly number[]): Shelf {
  const sorted = Uint32Array.from(keys).sort()
  return { reach, targets: Uint16Array.from(sorted), places: Uint16Array.from(sorted, (key) => key >>> 16) }
}

/** Visits every target at most `reach` places before a place, nearest first. */
export function eachBehind(
  { reach, targets, places }: Shelf,
  place: number,
  circleSize: number,
  visit: (target: number, distance: number) => void,
): void {
  const first = firstFrom(places, place)
  for (let step = 1; step <= places.length; step++) {
    const index = (first - step + places.length) % places.length
    const distance = (place - places[index]! + circleSize) % circleSize
    // Its own place: a full round of the circle.
    if (distance === 0) continue
    if (distance > reach) return
    visit(targets[index]!, distance)
  }
}

/** The first index whose place is at least `place`. */
function firstFrom(places: Uint16Array, place: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (places[middle]! < place) low = middle + 1
    else high = middle
  }
  return low
}
