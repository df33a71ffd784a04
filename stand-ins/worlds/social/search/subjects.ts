import { termsOf } from '../words/terms.ts'
import { type Subject, TOPICS } from '../words/topics.ts'

/** Subjects that match most words of a text, by their own terms and those of their topics and tags; empty without a match. */
export function subjectsFor(text: string): ReadonlySet<Subject> {
  const terms = new Set(termsOf(text))
  let best = 1
  let found = new Set<Subject>()
  for (const { subjects } of TOPICS)
    for (const subject of subjects) {
      const score = [...terms].filter((term) => subject.terms.has(term)).length
      if (score < best) continue
      if (score > best) found = new Set()
      best = score
      found.add(subject)
    }
  return found
}
