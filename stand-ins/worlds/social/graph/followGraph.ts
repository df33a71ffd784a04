import { hash32, seedOf, unit } from '../../../kit/random.ts'
import { type Circle, openCircle } from './circle.ts'
import { eachBehind, openShelf, placedKey, type Shelf } from './shelf.ts'

/**
 * The follow graph. People are placed in circles, each in a different order; the more a person likes to follow, the
 * more circles they are in. Each target belongs to one circle, and the people after its place follow it, as many as its
 * current follower count. So both lists are exact, of any length, mutually consistent, and only grow.
 */
export interface FollowGraph {
  /** The i-th follower, from 0 up to the follower count. */
  follower(target: number, i: number): number
  /** All targets that a person follows at a given time, in a stable order. */
  following(person: number, atMs: number): number[]
}

export interface FollowGraphOptions {
  readonly seed: number
  /** Number of people, who follow and can be followed. */
  readonly people: number
  /** Number of targets: the people, and further targets with the indices after them. */
  readonly targets: number
  /** Final follower count of a target; at most a quarter of `people`. */
  readonly mostOf: (target: number) => number
  /** Whether a person follows as many targets as anyone. */
  readonly isEager: (person: number) => boolean
  /** Follower count of a target at a given time. */
  readonly countOf: (target: number, atMs: number) => number
}

const CIRCLES = 8
/** Targets are grouped by maximum follower count, so that a search around a place stays short. */
const LEVELS = [32, 128, 512, 4_096, Infinity]
/** Salt of the circle that always contains a person, so that everyone follows at least one target. */
const HOME = 22
/** Minimum inclination to follow, of at most 1; most people have a low one. */
const LEAST_LIKING = 0.03

interface Ring extends Circle {
  readonly shelves: readonly Shelf[]
}

/** Opens a graph; it is built at the first query. */
export function openFollowGraph(options: FollowGraphOptions): FollowGraph {
  const { seed, people, countOf } = options
  let built: readonly Ring[] | null = null
  const rings = () => {
    built ??= openRings(options)
    return built
  }
  return {
    follower(target, i) {
      const ring = rings()[circleOf(seed, target)]!
      return ring.at[(placeIn(ring, seed, target) + 1 + i) % ring.at.length]!
    },
    following(person, atMs) {
      const found: number[] = []
      if (person >= people) return found
      for (const { at, placeOf, shelves } of rings()) {
        const place = placeOf[person]!
        if (place === -1) continue
        for (const shelf of shelves)
          eachBehind(shelf, place, at.length, (target, distance) => {
            if (distance <= countOf(target, atMs)) found.push(target)
          })
      }
      return found
    },
  }
}

function openRings({ seed, people, targets, mostOf, isEager }: FollowGraphOptions): Ring[] {
  const circles = Array.from({ length: CIRCLES }, (_, circle) => {
    const isIn = (person: number) =>
      isEager(person) ||
      hash32(seed, person, HOME) % CIRCLES === circle ||
      unit(seed, person, circle) < LEAST_LIKING + unit(seed, person, CIRCLES) ** 2
    return openCircle(people, isIn, seedOf(seed, circle))
  })
  const keys = circles.map(() => LEVELS.map((): number[] => []))
  for (let target = 0; target < targets; target++) {
    const most = mostOf(target)
    if (most === 0) continue
    const circle = circleOf(seed, target)
    const level = LEVELS.findIndex((reach) => most <= reach)
    keys[circle]![level]!.push(placedKey(placeIn(circles[circle]!, seed, target), target))
  }
  return circles.map((circle, index) => ({
    ...circle,
    shelves: LEVELS.map((reach, level) => openShelf(reach, keys[index]![level]!)),
  }))
}

function circleOf(seed: number, target: number): number {
  return hash32(seed, target, 20) % CIRCLES
}

/** The place before a target's followers: its own place if it has one, so that no person follows themselves. */
function placeIn({ at, placeOf }: Circle, seed: number, target: number): number {
  const own = placeOf[target] ?? -1
  return own === -1 ? hash32(seed, target, 21) % at.length : own
}
