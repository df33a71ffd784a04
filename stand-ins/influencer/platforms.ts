import type { Platform } from '../worlds/society/population/creators.ts'

/** The world's platforms by the company's names. */
const PLATFORMS: ReadonlyMap<string, Platform> = new Map([
  ['instagram', 'photosharing'],
  ['tiktok', 'shortvideo'],
  ['youtube', 'longvideo'],
  ['twitter', 'microblog'],
  ['facebook', 'network'],
])

/** The world's platform; null for one that the world does not have. */
export function platformOf(name: string | null): Platform | null {
  return (name && PLATFORMS.get(name)) || null
}

/** The company's name of a platform of the world. */
export function nameOf(platform: Platform): string {
  const found = [...PLATFORMS].find(([, known]) => known === platform)
  if (!found) throw new Error(`${platform} has no name`)
  return found[0]
}
