import { tagOf, termsOf } from './terms.ts'
import { TOPIC_ROWS } from './topicRows.ts'

/** Something that people write about. */
export interface Topic {
  readonly index: number
  readonly name: string
  /** The tag that every post of the topic may carry, then others. */
  readonly tags: readonly string[]
  readonly subjects: readonly Subject[]
}

/** What exactly a post is about. */
export interface Subject {
  readonly topic: number
  /** Fits where a noun does: `latte art`. */
  readonly phrase: string
  /** All words by which its posts are found: its own and those of its topic. */
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
