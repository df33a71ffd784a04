import { Refusal } from '../envelope.ts'
import type { Query } from '../query.ts'

/** Operator between two topics of a filter. */
export interface TopicJoin {
  readonly left: number
  readonly right: number
  readonly operator: 'and' | 'or'
}

/** A log filter: topics by position, and the operators between them. */
export interface TopicFilter {
  readonly topics: readonly (string | undefined)[]
  readonly joins: readonly TopicJoin[]
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

/** Parses `topic0` to `topic3`, and the operators `topic0_1_opr` and so on; default `and`. */
export function topicFilterIn(query: Query): TopicFilter {
  const topics = [0, 1, 2, 3].map((position) => topicOf(query[`topic${position}`]))
  const joins = PAIRS.filter(([left, right]) => topics[left] && topics[right]).map(([left, right]) => {
    const operator = query[`topic${left}_${right}_opr`] || 'and'
    if (operator !== 'and' && operator !== 'or') throw new Refusal('Error! Invalid topic operator, must be and or or')
    return { left, right, operator } as const
  })
  return { topics, joins }
}

function topicOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const topic = text.toLowerCase()
  if (!/^0x[0-9a-f]{64}$/.test(topic)) throw new Refusal('Error! Invalid topic format')
  return topic
}

/** Topics that the node can filter by: those that a log must have regardless of the `or` operators. */
export function certainTopics({ topics, joins }: TopicFilter): (string | null)[] {
  const certain = topics.map((topic, position) =>
    topic && !joins.some((join) => join.operator === 'or' && (join.left === position || join.right === position))
      ? topic
      : null,
  )
  while (certain.length > 0 && certain.at(-1) === null) certain.pop()
  return certain
}

/**
 * Whether a log's topics pass. Topics joined by `or` form a group of which one must match; all groups must pass, and a
 * topic without an `or` is its own group.
 */
export function passes({ topics, joins }: TopicFilter, given: readonly string[]): boolean {
  const groups = topics.map((_, position) => position)
  for (const { left, right, operator } of joins) {
    if (operator === 'or') merge(groups, groups[left]!, groups[right]!)
  }
  return [...new Set(groups)].every((group) => {
    const members = topics.flatMap((topic, position) =>
      topic && groups[position] === group ? [{ topic, position }] : [],
    )
    return members.length === 0 || members.some(({ topic, position }) => given[position] === topic)
  })
}

function merge(groups: number[], kept: number, gone: number): void {
  for (const [position, group] of groups.entries()) {
    if (group === gone) groups[position] = kept
  }
}
