import type { Pool } from 'pg'
import { Gather } from './gather.ts'

/**
 * Makes a read of which many requests at the same moment share one statement. `read` answers all questions, in their order;
 * each answer is as fresh as a statement of its own would have been.
 */
export function gatheredRead<Question, Answer>(
  read: (pool: Pool, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (pool: Pool, question: Question) => Promise<Answer> {
  const gathers = new WeakMap<Pool, Gather<Question, Answer>>()
  return (pool, question) => {
    const known = gathers.get(pool)
    if (known) return known.add(question)
    const made = new Gather<Question, Answer>(
      (questions) => read(pool, questions),
      () => null,
    )
    gathers.set(pool, made)
    return made.add(question)
  }
}
