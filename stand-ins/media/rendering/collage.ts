import sharp, { type Sharp } from 'sharp'

/** Tile size, as a share of the shorter side. */
const TILE = 0.24
/** Space around tiles, in pixels. */
const GAP = 12
/** Maximum size of an input picture, in pixels. */
const MOST_PIXELS = 100_000_000

/** Opens a picture, rotated by its EXIF orientation. Throws when it is not a picture. */
export function open(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: MOST_PIXELS }).rotate()
}

/** Combines pictures: the first fills the area, the others are tiles over it. */
export async function drawCollage(sources: readonly Buffer[], width: number, height: number): Promise<Sharp> {
  const [first, ...others] = sources
  if (!first) throw new Error('There is nothing to make a collage of')
  const ground = open(first).resize(width, height, { fit: 'cover' })
  const side = Math.max(8, Math.round(Math.min(width, height) * TILE))
  const columns = Math.max(1, Math.floor((width - GAP) / (side + GAP)))
  const rows = Math.max(1, Math.floor((height - GAP) / (side + GAP)))
  const tiles = await Promise.all(
    others.slice(0, columns * rows).map(async (source, index) => ({
      input: await open(source).resize(side, side, { fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer(),
      left: GAP + (index % columns) * (side + GAP),
      top: GAP + Math.floor(index / columns) * (side + GAP),
    })),
  )
  const { data, info } = await ground.composite(tiles).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}
