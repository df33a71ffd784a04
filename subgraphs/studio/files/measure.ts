import sharp from 'sharp'
import type { BlobInfo, BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { readPart } from './sniff.ts'

/** Dimensions of a picture or video. */
export interface Measures {
  /** In pixels, after applying the orientation. */
  readonly width: number
  readonly height: number
  /** Null for a picture. */
  readonly seconds: number | null
}

/** The longer side of a thumbnail, in pixels. */
const THUMBNAIL_SIDE = 512
/** Larger pictures are not decoded: they would exhaust the memory. */
export const MOST_PIXELS = 64_000_000

/** Measures a picture. Throws if it is not one. */
export async function measurePicture(body: Buffer): Promise<Measures> {
  const { width, height, autoOrient } = await sharp(body, { limitInputPixels: MOST_PIXELS }).metadata()
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height, seconds: null }
}

/** A small WebP of a picture. Throws if it is not one. */
export function thumbnailOf(body: Buffer): Promise<Buffer> {
  return sharp(body, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}

/** Measures a video from its metadata, without decoding frames. Throws if it has none. */
export async function measureVideo(blobs: BlobStore, { key, size }: BlobInfo): Promise<Measures> {
  // Loaded lazily: it is slow to load, and most processes measure no video.
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
