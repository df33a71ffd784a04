import { hash32, pick } from '../../kit/random.ts'
import type { PostRef } from './feeds.ts'
import { PERSONS, personOf } from './persons.ts'
import type { Posts } from './posts.ts'
import { TITLE_ENDS, TITLE_STARTS } from './words/sentences.ts'
import { TOPICS } from './words/topics.ts'

/** A music track used by videos. Tracks do not depend on the seed. */
export interface Track {
  readonly id: string
  readonly title: string
  readonly author: string
  /** Topic of the videos that use it. */
  readonly topic: number
}

const PER_TOPIC = 5
const MUSIC_SEED = 0x4d757369
const FIRST_ID = 7_000_000_000

/** All tracks; each pair of title start and title end occurs at most once. */
const TRACKS: readonly Track[] = Array.from({ length: TOPICS.length * PER_TOPIC }, (_, index) => {
  const { first, last } = personOf(hash32(MUSIC_SEED, index, 1) % PERSONS)
  const start = TITLE_STARTS[index % TITLE_STARTS.length]!
  const end = TITLE_ENDS[Math.floor(index / TITLE_STARTS.length) % TITLE_ENDS.length]!
  return {
    id: String(FIRST_ID + index * 7_919),
    title: `${start} ${end}`,
    author: `${first} ${last}`,
    topic: index % TOPICS.length,
  }
})

const BY_ID = new Map(TRACKS.map((track) => [track.id, track]))
const OF_TOPIC = TOPICS.map(({ index }) => TRACKS.filter(({ topic }) => topic === index))

/** Finds a track by id. */
export function findTrack(id: string): Track | undefined {
  return BY_ID.get(id)
}

/** The track of a video. */
export function trackOf(posts: Posts, post: PostRef): Track {
  const { topic } = posts.feeds.subjectOf(post.feed, post.k)
  return pick(OF_TOPIC[topic]!, posts.bits(post, 31), post.k)
}
