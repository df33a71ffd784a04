import type { SocialPlatform } from '../types.gen.ts'
import { type AccountKey, PLATFORM_WORDS } from './account.ts'

/** The address of an account's page at its platform; null where the operator has not set one. */
export type PageOf = (account: AccountKey) => string | null

/** Reads the setting: `forum=https://forum.example/u/{username}`, one item for each platform. */
export function openPages(patterns: readonly string[]): PageOf {
  const byWord = new Map(
    patterns.map((pattern): [string, string] => {
      const equals = pattern.indexOf('=')
      return [pattern.slice(0, equals), pattern.slice(equals + 1)]
    }),
  )
  return ({ platform, username }) => byWord.get(wordOf(platform))?.replace('{username}', username) ?? null
}

function wordOf(platform: SocialPlatform): string {
  return PLATFORM_WORDS[platform]
}
