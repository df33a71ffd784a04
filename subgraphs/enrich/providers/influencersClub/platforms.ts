import type { SocialPlatform } from '../../types.gen.ts'

/** A platform that the company knows. */
interface CompanyPlatform {
  readonly name: string
  /** The page of an account. */
  page(username: string): string
}

/** What the company calls our platforms. It knows no accounts of forums. */
const PLATFORMS: Readonly<Record<SocialPlatform, CompanyPlatform | null>> = {
  PHOTOSHARING: { name: 'instagram', page: (username) => `https://www.instagram.com/${username}/` },
  SHORTVIDEO: { name: 'tiktok', page: (username) => `https://www.tiktok.com/@${username}` },
  LONGVIDEO: { name: 'youtube', page: (username) => `https://www.youtube.com/@${username}` },
  MICROBLOG: { name: 'twitter', page: (username) => `https://x.com/${username}` },
  NETWORK: { name: 'facebook', page: (username) => `https://www.facebook.com/${username}` },
  FORUM: null,
}

/** A platform by ours; null for one that the company does not know. */
export function companyPlatform(platform: SocialPlatform): CompanyPlatform | null {
  return PLATFORMS[platform]
}

/** Our platform by the company's name; null for one that we have no word for, such as `twitch`. */
export function platformNamed(name: unknown): SocialPlatform | null {
  const found = Object.entries(PLATFORMS).find(([, known]) => known?.name === name)
  return found ? (found[0] as SocialPlatform) : null
}
