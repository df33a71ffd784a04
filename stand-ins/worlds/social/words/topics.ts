import { tagOf, termsOf } from './terms.ts'
import { TOPIC_ROWS } from './topicRows.ts'

/** A topic of posts. */
export interface Topic {
  readonly index: number
  readonly name: string
  /** Tags of its posts, the main one first. */
  readonly tags: readonly string[]
  readonly subjects: readonly Subject[]
}

/** The exact subject of a post. */
export interface Subject {
  readonly topic: number
  /** Fits in place of a noun: `latte art`. */
  readonly phrase: string
  /** All search terms of its posts: its own and those of its topic. */
  readonly terms: ReadonlySet<string>
}

/** All topics, by index. */
export const TOPICS: readonly Topic[] = TOPIC_ROWS.map(([name, tags, subjects], index) => {
  const all = [...new Set([tagOf(name), ...tags.split(' ')])]
  return {
    index,
    name,
    tags: all,
    subjects: subjects.split(', ').map((phrase) => ({
      topic: index,
      phrase,
      terms: new Set([...termsOf(phrase), ...termsOf(name), ...all]),
    })),
  }
})

/** Topics whose posts may carry a tag. */
export function topicsOfTag(tag: string): Topic[] {
  return TOPICS.filter(({ tags }) => tags.includes(tag))
}
