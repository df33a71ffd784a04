import sharp from 'sharp'

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** A picture of one color, with a bar of another along its top. */
export async function picture(width: number, height: number, format: Format = 'png'): Promise<Buffer> {
  const bar = { create: { width, height: Math.ceil(height / 4), channels: 4, background: '#00f' } } as const
  return sharp({ create: { width, height, channels: 4, background: '#f00' } })
    .composite([{ input: bar, top: 0, left: 0 }])
    .toFormat(format)
    .toBuffer()
}

/** The same as a data URL. */
export function dataUrl(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** The color of one pixel. */
export async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}
