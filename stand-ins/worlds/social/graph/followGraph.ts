import { hash32, seedOf, unit } from '../../../kit/random.ts'
import { type Circle, openCircle } from './circle.ts'
import { eachBehind, openShelf, placedKey, type Shelf } from './shelf.ts'

/**
 * Who follows whom. People stand in circles, in each in another order, and the more they like to follow, the more circles
 * they stand in. Everybody that can be followed belongs to one circle, and the people after a place of it follow them: as
 * many as follow them by now. So both lists are exact, of any length, agree with each other, and only ever grow.
 */
export interface FollowGraph {
  /** The i-th who followed, from 0 up to how many there are. */
  follower(target: number, i: number): number
  /** All whom a person follows by a moment, in an order that stays the same. */
  following(person: number, atMs: number): number[]
}

export interface FollowGraphOptions {
  readonly seed: number
  /** People: those who follow, and may be followed. */
  readonly people: number
  /** All who may be followed: the people, and what comes after them by index. */
  readonly targets: number
  /** The most followers a target will ever have; at most a quarter of `people`. */
  readonly mostOf: (target: number) => number
  /** Whether somebody follows as many as anybody. */
  readonly isEager: (person: number) => boolean
  /** How many followers a target has by a moment. */
  readonly countOf: (target: number, atMs: number) => number
}

const CIRCLES = 8
/** Targets are kept by how many followers they may have, so that whoever looks for those near a place need not go far. */
const LEVELS = [32, 128, 512, 4_096, Infinity]
/** Salt of the circle in which a person always stands, so that everybody follows somebody. */
const HOME = 22
/** The least that somebody likes to follow, of at most 1; most like it little. */
const LEAST_LIKING = 0.03

interface Ring extends Circle {
  readonly shelves: readonly Shelf[]
}

/** Opens a graph; the work is done at the first question. */
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

/** The place after which a target's followers stand: its own where it has one, so that nobody follows themselves. */
function placeIn({ at, placeOf }: Circle, seed: number, target: number): number {
  const own = placeOf[target] ?? -1
  return own === -1 ? hash32(seed, target, 21) % at.length : own
}
