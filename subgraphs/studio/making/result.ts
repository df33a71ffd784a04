import type { StudioContext } from '../work.ts'
import type { MediaJob } from './input.ts'

/** Lifetime of links to a result; each query returns new ones. Milliseconds. */
const LINK_MS = 20 * 60_000

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
}

/** A job's result with fresh links; null while there is none, and once it has expired. */
export function describeResult({ id, kind, result, expiresAt }: MediaJob, { engines, now }: StudioContext) {
  if (!result || !expiresAt || expiresAt <= now()) return null
  const { key, thumbnailKey, contentType, size, width, height, seconds } = result
  const linksExpireAt = new Date(Math.min(now().getTime() + LINK_MS, expiresAt.getTime()))
  const name = `${kind}-${id.slice(0, 8)}`
  const link = { contentType, filename: `${name}.${ENDINGS[contentType]}`, expiresAt: linksExpireAt }
  const url = engines.media.urlOf({ ...link, key })
  const isVideo = contentType === 'video/mp4'
  return {
    imageUrl: isVideo ? null : url,
    videoUrl: isVideo ? url : null,
    thumbnailUrl:
      thumbnailKey &&
      engines.media.urlOf({ ...link, key: thumbnailKey, contentType: 'image/webp', filename: `${name}-small.webp` }),
    contentType,
    size,
    width,
    height,
    seconds,
    linksExpireAt,
    expiresAt,
  }
}
