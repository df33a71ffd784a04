import { LRUCache } from 'lru-cache'
import { hash32, logUniform, pick, seedOf, unit } from '../kit/random.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { ANSWERS, AUTHORS, COMMUNITIES, type Community, OPENINGS } from './communities.ts'

const DAY = 86_400
const WEEK = 7 * DAY
/** Age of the oldest posts, in weeks. */
const WEEKS = 156
/** Maximum posts of a community per week. */
const PER_WEEK = 8
/** Range reserved for weeks since 1970 in post numbers. */
const MOST_WEEKS = 10_000
/** The lowest number, chosen so that ids have six characters. */
const FIRST_NUMBER = 36 ** 5
/** Time span in which comments arrive, at a falling rate. */
const TALKED_ABOUT = 4 * DAY
const MOST_COMMENTS = 400
/** Time span in which votes arrive, most of them early. */
const VOTED_ABOUT = 10 * 3_600

/** A post at a given time. */
export interface Thread {
  readonly number: number
  readonly id: string
  readonly community: Community
  readonly opening: number
  readonly subject: string
  /** Seconds since 1970. */
  readonly created: number
}

/** All posts. Old ones never change; new ones appear as time passes. */
export interface Threads {
  /** Posts of a time span, unordered; seconds since 1970. */
  since(from: number): readonly Thread[]
  byId(id: string): Thread | undefined
}

/** Opens the forum of a world. */
export function openThreads(world: EnrichWorld): Threads & { readonly seed: number; seconds(): number } {
  const seed = seedOf(world.seed, 'forum')
  const seconds = () => Math.floor(world.now().getTime() / 1_000)

  function thread(community: Community, week: number, place: number): Thread | null {
    const number = FIRST_NUMBER + (community.index * MOST_WEEKS + week) * PER_WEEK + place
    if (place >= community.pace || unit(seed, number, 1) < 0.1) return null
    const created = week * WEEK + Math.floor(unit(seed, number, 2) * WEEK)
    return {
      number,
      id: number.toString(36),
      community,
      opening: hash32(seed, number, 3) % OPENINGS.length,
      subject: pick(community.subjects, seed, number, 4),
      created,
    }
  }

  const weeks = new LRUCache<number, readonly Thread[]>({ max: 2 * WEEKS })

  /** All posts of a week, future ones included. */
  function inWeek(week: number): readonly Thread[] {
    const known = weeks.get(week)
    if (known) return known
    const made = COMMUNITIES.flatMap((community) =>
      Array.from({ length: community.pace }, (_, place) => thread(community, week, place)).filter(
        (one) => one !== null,
      ),
    )
    weeks.set(week, made)
    return made
  }

  return {
    seed,
    seconds,
    since(from) {
      const now = seconds()
      const last = Math.floor(now / WEEK)
      const first = Math.max(Math.floor(from / WEEK), last - WEEKS)
      return Array.from({ length: last - first + 1 }, (_, index) => inWeek(first + index))
        .flat()
        .filter(({ created }) => created <= now && created >= from)
    },
    byId(id) {
      const rest = Number.parseInt(id, 36) - FIRST_NUMBER
      const community = COMMUNITIES[Math.floor(rest / PER_WEEK / MOST_WEEKS)]
      if (!community || !/^[a-z0-9]+$/.test(id)) return undefined
      const found = thread(community, Math.floor(rest / PER_WEEK) % MOST_WEEKS, rest % PER_WEEK)
      return found && found.created <= seconds() ? found : undefined
    },
  }
}

/** Number of comments on a post at a given time. */
export function commentCount(seed: number, { number, created }: Thread, now: number): number {
  const all = allComments(seed, number)
  const share = Math.min(1, Math.max(0, (now - created) / TALKED_ABOUT))
  return Math.min(all, Math.floor((all + 1) * share ** (1 / PACE_OF_TALK)))
}

/** Final number of comments on a post: more for better-liked ones. */
function allComments(seed: number, number: number): number {
  const liked = 0.75 * unit(seed, number, 11) + 0.25 * unit(seed, number, 10)
  return Math.floor(logUniform(liked, 1, MOST_COMMENTS))
}

/** The greater, the earlier comments arrive. */
const PACE_OF_TALK = 2.5

/** Score of a post at a given time; it never decreases. */
export function scoreOf(seed: number, { number, created }: Thread, now: number): number {
  const all = logUniform(unit(seed, number, 11), 2, 9_000)
  return 1 + Math.floor(all * (1 - Math.exp(-Math.max(0, now - created) / VOTED_ABOUT)))
}

/** A post in the company's wire format. */
export function writePost(seed: number, thread: Thread, now: number) {
  const { id, number, community, created } = thread
  const { title, text } = wordsOf(thread)
  return {
    id,
    title,
    author: authorOf(seed, number, 12),
    subreddit: community.name,
    score: scoreOf(seed, thread, now),
    num_comments: commentCount(seed, thread, now),
    created_utc: created,
    created_at_iso: new Date(created * 1_000).toISOString(),
    selftext: text === '' ? '' : longer(seed, number, text),
    is_self: text !== '',
    permalink: `/r/${community.name}/comments/${id}/${title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .slice(0, 50)}/`,
  }
}

/** A post's title and text, equal for equal subject and opening. */
export function wordsOf({ opening, subject }: Pick<Thread, 'opening' | 'subject'>) {
  const { title = '', text = '' } = OPENINGS[opening] ?? {}
  const [first = '', ...rest] = title.replace('{}', subject)
  return { title: first.toUpperCase() + rest.join(''), text: text.replaceAll('{}', subject) }
}

/** Lengthens some texts. */
function longer(seed: number, number: number, text: string): string {
  const paragraphs = unit(seed, number, 13) < 0.08 ? 6 + (hash32(seed, number, 14) % 30) : hash32(seed, number, 14) % 3
  const more = Array.from({ length: paragraphs }, (_, index) => pick(ANSWERS, seed, number, 20 + index))
  return [text, ...more.map((line, index) => `${index + 1}. ${line} ${text}`)].join('\n\n')
}

function authorOf(seed: number, number: number, salt: number): string {
  return `${pick(AUTHORS, seed, number, salt)}_${pick(AUTHORS, seed, number, salt + 1_000)}${hash32(seed, number, salt + 2_000) % 100}`
}

/** A comment in the company's wire format; `order` counts a post's comments from 0. */
export function writeComment(seed: number, thread: Thread, order: number, now: number) {
  const key = seedOf(seed, 'comment', thread.number)
  const all = allComments(seed, thread.number)
  const created = Math.ceil(thread.created + TALKED_ABOUT * ((order + 1) / (all + 1)) ** PACE_OF_TALK)
  const votes = logUniform(unit(key, order, 2), 1, 600)
  return {
    id: (thread.number * MOST_COMMENTS + order).toString(36),
    author: unit(key, order, 3) < 0.04 ? '[deleted]' : authorOf(key, order, 4),
    body: pick(ANSWERS, key, order, 5),
    score: 1 + Math.floor(votes * (1 - Math.exp(-Math.max(0, now - created) / VOTED_ABOUT))),
    created_utc: created,
    created_at_iso: new Date(created * 1_000).toISOString(),
  }
}

/** The comment that a comment replies to: an earlier one, or null for the post itself. */
export function parentOf(seed: number, thread: Thread, order: number): number | null {
  const key = seedOf(seed, 'comment', thread.number)
  return order === 0 || unit(key, order, 0) < 0.4 ? null : Math.floor(unit(key, order, 1) * order)
}
