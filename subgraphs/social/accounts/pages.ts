import type { SocialPlatform } from '../types.gen.ts'
import { type AccountKey, PLATFORM_WORDS } from './account.ts'

/** The address of an account's page at its platform. */
export type PageOf = (account: AccountKey) => string

/** Beginnings and ends of the addresses of pages at the platforms, around the user name. */
const REAL: Readonly<Record<SocialPlatform, readonly [string, string]>> = {
  SHORTVIDEO: ['https://www.tiktok.com/@', ''],
  PHOTOSHARING: ['https://www.instagram.com/', '/'],
  NETWORK: ['https://www.facebook.com/', ''],
  FORUM: ['https://www.reddit.com/user/', '/'],
  MICROBLOG: ['https://x.com/', ''],
  LONGVIDEO: ['https://www.youtube.com/@', ''],
}

/** What stands between the stand-in's domain of a platform and a user name. */
const STAND_IN: Readonly<Record<SocialPlatform, string>> = {
  SHORTVIDEO: '@',
  PHOTOSHARING: '',
  NETWORK: '',
  FORUM: 'u/',
  MICROBLOG: '',
  LONGVIDEO: '',
}

/**
 * Addresses of the platforms' own pages, or of the stand-in's.
 *
 * @param isImagined whether the stand-in plays a platform, by its word in documented paths
 */
export function openPages(isImagined: (platform: string) => boolean): PageOf {
  return ({ platform, username }) => {
    const word = PLATFORM_WORDS[platform]
    if (isImagined(word)) return `https://${word}.example/${STAND_IN[platform]}${username}`
    const [before, after] = REAL[platform]
    return `${before}${username}${after}`
  }
}
