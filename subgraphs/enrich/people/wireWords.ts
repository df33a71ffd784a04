import type { PeopleSettings } from './settings.ts'

/** Translates between the companies' and our names of members and platforms. */
export interface WireWords {
  /** Renames members to the company's names, at any depth. */
  toCompany(body: unknown): unknown
  /** Renames members of a response to our names, at any depth. */
  fromCompany(body: unknown): unknown
  /** The company's name of a platform; `word` is in lower case. */
  platformToCompany(word: string): string
  platformFromCompany(word: string): string
}

type Names = ReadonlyMap<string, string>

/** Reads the names configured by the operator. */
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
