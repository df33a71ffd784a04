import { recentlyUsed } from '../../../../subgraphs/kit/async/recentlyUsed.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { personsNamed } from '../persons.ts'
import { termsOf } from '../words/terms.ts'
import { TOPICS } from '../words/topics.ts'

/** Finds people by name and interests. The order does not change over time. */
export interface PersonFinder {
  /** People that match most words of a text; most followers first. */
  search(keywords: string): readonly number[]
}

const KEPT = 200

/** Opens the search over a platform's people. */
export function openPersonFinder(accounts: Accounts, byHandle: (handle: string) => number | null): PersonFinder {
  const kept = recentlyUsed<string, readonly number[]>(KEPT)
  const likersOf = (term: string) =>
    TOPICS.filter(({ name, tags }) => tags.includes(term) || termsOf(name).includes(term)).flatMap(({ index }) =>
      accounts.likersOf(index),
    )

  function rank(keywords: string): readonly number[] {
    const scores = new Map<number, number>()
    for (const term of new Set(termsOf(keywords)))
      for (const person of new Set([...personsNamed(term), ...likersOf(term)]))
        scores.set(person, (scores.get(person) ?? 0) + 1)
    const named = byHandle(keywords.trim())
    if (named !== null) scores.set(named, Infinity)
    const best = Math.max(...scores.values())
    return [...scores.keys()]
      .filter((person) => scores.get(person) === best)
      .sort((one, other) => accounts.audienceOf(other) - accounts.audienceOf(one) || one - other)
  }

  return {
    search(keywords) {
      const known = kept.get(keywords) ?? rank(keywords)
      kept.set(keywords, known)
      return known
    },
  }
}
