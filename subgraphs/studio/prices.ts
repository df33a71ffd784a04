import { type AtomicUsdc, parseUsd, timesUsdc } from '../../schema/money.ts'

// Prices of pictures and videos in USD, by their options: one table per model. None exceeds 10.00, the maximum of these
// paths. docs/studio.md shows the same tables.

const usd = parseUsd

/** Price function of a model with a fixed price per second. */
function perSecond(price: string): (seconds: number) => AtomicUsdc {
  const one = usd(price)
  return (seconds) => timesUsdc(one, seconds)
}

/** video-a: 0.40, 0.80, 1.20. */
export const VIDEO_A_SECOND = perSecond('0.10')

/** video-a-pro: 3.00 to 7.50, and 4.00 to 10.00 for the two large sizes. */
export const VIDEO_A_PRO_SECOND = { '720': perSecond('0.30'), '1024': perSecond('0.40') } as const

/** video-b: 1.60, 2.40, 3.20; its fast variant 0.40, 0.60, 0.80. */
export const VIDEO_B_SECOND = { 'video-b': perSecond('0.40'), 'video-b-fast': perSecond('0.10') } as const

/** video-c, for any size. */
export const VIDEO_C = { 5: usd('0.34'), 10: usd('0.68'), 15: usd('1.02') } as const

/** video-d: 0.15 to 0.75, for any resolution. */
export const VIDEO_D_SECOND = perSecond('0.05')

/** video-e: up to 6, up to 9 and up to 12 seconds, by resolution. */
const VIDEO_E = {
  'video-e': {
    '480p': [usd('0.33'), usd('0.44'), usd('0.55')],
    '720p': [usd('0.44'), usd('0.66'), usd('0.77')],
    '1080p': [usd('0.55'), usd('0.77'), usd('0.99')],
  },
  'video-e-fast': {
    '480p': [usd('0.04'), usd('0.06'), usd('0.08')],
    '720p': [usd('0.05'), usd('0.07'), usd('0.10')],
    '1080p': [usd('0.06'), usd('0.09'), usd('0.12')],
  },
} as const

/** Price of a video by video-e or video-e-fast. */
export function priceVideoE(
  model: keyof typeof VIDEO_E,
  { duration, resolution }: { readonly duration: number; readonly resolution: '480p' | '720p' | '1080p' },
): AtomicUsdc {
  const [short, middle, long] = VIDEO_E[model][resolution]
  if (duration <= 6) return short
  return duration <= 9 ? middle : long
}

/** image-a and image-a2: square and oblong, by quality. */
export const IMAGE_A = {
  'image-a': {
    low: { square: usd('0.011'), oblong: usd('0.016') },
    medium: { square: usd('0.042'), oblong: usd('0.063') },
    high: { square: usd('0.167'), oblong: usd('0.25') },
  },
  'image-a2': {
    low: { square: usd('0.009'), oblong: usd('0.013') },
    medium: { square: usd('0.034'), oblong: usd('0.05') },
    high: { square: usd('0.133'), oblong: usd('0.20') },
  },
} as const

/** image-b, for any size. */
export const IMAGE_B = usd('0.039')

/** image-b-pro, by size. */
export const IMAGE_B_PRO = { '1K': usd('0.13'), '2K': usd('0.13'), '4K': usd('0.24') } as const

/** image-c, from a prompt and from given pictures. */
export const IMAGE_C = { generate: usd('0.07'), edit: usd('0.022') } as const

/** image-d, by megapixels. */
export const IMAGE_D = { 0.5: usd('0.02'), 1: usd('0.03'), 2: usd('0.06') } as const

/** image-d, per given picture. */
export const IMAGE_D_GIVEN = usd('0.015')
