// Wire values of the schema's enums, also used by the companies' clients.

/** Length of a video, in seconds. */
export const SECONDS = { S3: 3, S4: 4, S5: 5, S6: 6, S8: 8, S9: 9, S10: 10, S12: 12, S15: 15, S25: 25 } as const

/** Vertical resolution of a video. */
export const LINES = { P480: '480p', P720: '720p', P1080: '1080p' } as const

/** Width to height. */
export const ASPECT_RATIOS = {
  R1_1: '1:1',
  R2_1: '2:1',
  R1_2: '1:2',
  R3_2: '3:2',
  R2_3: '2:3',
  R4_3: '4:3',
  R3_4: '3:4',
  R5_4: '5:4',
  R4_5: '4:5',
  R16_9: '16:9',
  R9_16: '9:16',
  R20_9: '20:9',
  R9_20: '9:20',
  R21_9: '21:9',
  R9_21: '9:21',
  R19D5_9: '19.5:9',
  R9_19D5: '9:19.5',
} as const

/** Longer side of a picture by image-b. */
export const IMAGE_SIZES = { P512: '512', K1: '1K', K2: '2K', K4: '4K' } as const

/** Size of a picture by image-d, in megapixels. */
export const MEGAPIXELS = { MP0_5: 0.5, MP1: 1, MP2: 2 } as const

export type AspectRatio = keyof typeof ASPECT_RATIOS

/** A size, such as W1280_H720. */
export type Size = `W${number}_H${number}`

/** Width and height of a size. */
export function dimensionsOf(size: Size): { readonly width: number; readonly height: number } {
  const [, width, height] = /^W(\d+)_H(\d+)$/.exec(size) ?? []
  return { width: Number(width), height: Number(height) }
}

/** A size on the wire: `1280x720`, or with another separator. */
export function sizeOnWire(size: Size, sign: 'x' | '*' = 'x'): string {
  const { width, height } = dimensionsOf(size)
  return `${width}${sign}${height}`
}

/** The ratio on the wire; null if unset. */
export function ratioOnWire(ratio: AspectRatio | null | undefined): string | null {
  return ratio ? ASPECT_RATIOS[ratio] : null
}

/** The enum value in lower case, the wire form of all non-numeric values. */
export function lower<Word extends string>(word: Word): Lowercase<Word> {
  return word.toLowerCase() as Lowercase<Word>
}
