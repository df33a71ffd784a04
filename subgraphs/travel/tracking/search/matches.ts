import type { Term } from './term.ts'
import { matchesWildcards } from './wildcards.ts'

/** A flight or position as seen by a search. */
export interface Searchable {
  /** The value of a key; null if the flight has none. */
  value(key: string): string | number | boolean | null
  /** The registration of the aircraft; null if unknown. */
  readonly registration: string | null
  /** Whether an airline operates it. */
  readonly isAirline: boolean
  /** Whether a code of any kind denotes its airport on this side. */
  isAt(side: 'orig' | 'dest', code: string): boolean
}

/** Whether all terms hold. */
export function matches(terms: readonly Term[], subject: Searchable): boolean {
  return terms.every((term) => holds(term, subject))
}

function holds(term: Term, subject: Searchable): boolean {
  switch (term.operator) {
    case 'true':
      return subject.value(term.key) === true
    case 'false':
      return subject.value(term.key) === false
    case 'null':
      return subject.value(term.key) === null
    case 'notnull':
      return subject.value(term.key) !== null
    case '=':
      return equals(subject, term.key, term.value)
    case '!=':
      return !equals(subject, term.key, term.value)
    case '<':
    case '>':
    case '<=':
    case '>=':
      return compares(term.operator, subject.value(term.key), term.value)
    case 'match':
      return fits(subject.value(term.key), [term.pattern])
    case 'notmatch':
      return !fits(subject.value(term.key), [term.pattern])
    case 'range': {
      const value = subject.value(term.key)
      return typeof value === 'number' && value >= term.low && value <= term.high
    }
    case 'in':
      return term.values.some((value) => equals(subject, term.key, value))
    case 'orig_or_dest':
      return term.values.some((code) => subject.isAt('orig', code) || subject.isAt('dest', code))
    case 'airline':
      return subject.isAirline === term.airline
    case 'aircraftType':
    case 'ident':
      return fits(subject.value(term.operator), term.patterns)
    case 'ident_or_reg':
      return fits(subject.value('ident'), term.patterns) || fits(subject.registration, term.patterns)
  }
}

function equals(subject: Searchable, key: string, wanted: string | number): boolean {
  if (key === 'orig' || key === 'dest') return subject.isAt(key, String(wanted).toUpperCase())
  return subject.value(key) === wanted
}

function compares(
  operator: '<' | '>' | '<=' | '>=',
  value: string | number | boolean | null,
  bound: string | number,
): boolean {
  if (value === null || typeof value !== typeof bound) return false
  if (operator === '<') return value < bound
  if (operator === '>') return value > bound
  return operator === '<=' ? value <= bound : value >= bound
}

function fits(value: string | number | boolean | null, patterns: readonly string[]): boolean {
  return typeof value === 'string' && patterns.some((pattern) => matchesWildcards(value, pattern))
}
