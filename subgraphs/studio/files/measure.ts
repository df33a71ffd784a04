import sharp from 'sharp'
import type { BlobInfo, BlobStore } from '../../kit/blobs/blobStore.ts'
import { readPart } from './sniff.ts'

/** How large a picture or video is. */
export interface Measures {
  /** Pixels, as it is shown. */
  readonly width: number
  readonly height: number
  /** Null for a picture. */
  readonly seconds: number | null
}

/** The longer side of a thumbnail, in pixels. */
const THUMBNAIL_SIDE = 512
/** Pictures with more pixels are not opened: they would fill the memory. */
export const MOST_PIXELS = 64_000_000

/** Measures a picture. Throws for what is none. */
export async function measurePicture(body: Buffer): Promise<Measures> {
  const { width, height, autoOrient } = await sharp(body, { limitInputPixels: MOST_PIXELS }).metadata()
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height, seconds: null }
}

/** A small WebP of a picture. Throws for what is none. */
export function thumbnailOf(body: Buffer): Promise<Buffer> {
  return sharp(body, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}

/** Measures a video by its tables, without reading its pictures. Throws for what has none. */
export async function measureVideo(blobs: BlobStore, { key, size }: BlobInfo): Promise<Measures> {
  // Takes its time to load, and most processes measure no video.
  const { CustomSource, Input, MP4 } = await import('mediabunny')
  const source = new CustomSource({
    getSize: () => size,
    read: (start, end) => readPart(blobs, key, start, end),
  })
  const input = new Input({ source, formats: [MP4] })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new Error('There are no pictures in it')
    const { displayWidth: width, displayHeight: height } = track
    return { width, height, seconds: Math.round((await input.computeDuration()) * 100) / 100 }
  } finally {
    input.dispose()
  }
}
