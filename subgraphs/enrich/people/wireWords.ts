import type { PeopleSettings } from './settings.ts'

/** How companies' words are ours: some call the same members and platforms by names of their own. */
export interface WireWords {
  /** Renames members, at any depth, as the company knows them. */
  toCompany(body: unknown): unknown
  /** Renames members of an answer, at any depth, as we know them. */
  fromCompany(body: unknown): unknown
  /** A platform as the company knows it; the word is in lower case. */
  platformToCompany(word: string): string
  platformFromCompany(word: string): string
}

type Names = ReadonlyMap<string, string>

/** Reads the words that the operator set. */
export function openWords(settings: PeopleSettings): WireWords {
  const names: Names = new Map([
    ['profile_url', settings.PROFILE_URL_MEMBER],
    ['person_pid', settings.PERSON_PID_MEMBER],
  ])
  const platforms: Names = new Map(
    settings.INFLUENCER_PLATFORMS.map((pair): [string, string] => {
      const [ours = '', theirs = ours] = pair.split('=').map((word) => word.trim())
      return [ours, theirs]
    }),
  )
  const [ourNames, ourPlatforms] = [reversed(names), reversed(platforms)]
  return {
    toCompany: (body) => renamed(body, names),
    fromCompany: (body) => renamed(body, ourNames),
    platformToCompany: (word) => platforms.get(word) ?? word,
    platformFromCompany: (word) => ourPlatforms.get(word) ?? word,
  }
}

function reversed(names: Names): Names {
  return new Map([...names].map(([ours, theirs]) => [theirs, ours]))
}

function renamed(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [names.get(name) ?? name, renamed(held, names)]),
  )
}
