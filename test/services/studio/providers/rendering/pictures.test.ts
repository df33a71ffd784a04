import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type PictureOrder, renderPicture } from '../../../../../stand-ins/media/rendering/picture.ts'

const ORDER: PictureOrder = {
  seed: 7,
  words: 'a red fox jumps over the lazy dog',
  width: 320,
  height: 256,
  format: 'png',
  quality: 'medium',
  isTransparent: false,
  sources: [],
}

async function solid(color: string): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
    .png()
    .toBuffer()
}

describe('a picture of a stand-in', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is a %s of the size that was asked for', async (format) => {
    const picture = await sharp(await renderPicture({ ...ORDER, format })).metadata()
    expect(picture).toMatchObject({ format, width: 320, height: 256, hasAlpha: false })
  })

  it.each(['png', 'webp'] as const)(
    'lets through what lies behind it where that was asked for (%s)',
    async (format) => {
      const body = await renderPicture({ ...ORDER, format, isTransparent: true })
      expect((await sharp(body).metadata()).hasAlpha).toBe(true)
      const { data } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      expect(data[3]).toBe(0)
    },
  )

  it('is the same for the same order, and another for another seed or other words', async () => {
    const [one, same, seed, words] = await Promise.all([
      renderPicture(ORDER),
      renderPicture(ORDER),
      renderPicture({ ...ORDER, seed: 8 }),
      renderPicture({ ...ORDER, words: 'something else' }),
    ])
    expect(one.equals(same)).toBe(true)
    expect(one.equals(seed)).toBe(false)
    expect(one.equals(words)).toBe(false)
  })

  it('is larger in bytes where more quality was asked for', async () => {
    const low = await renderPicture({ ...ORDER, format: 'jpeg', quality: 'low' })
    const high = await renderPicture({ ...ORDER, format: 'jpeg', quality: 'high' })
    expect(high.length).toBeGreaterThan(low.length)
  })

  it('shows the picture that it edits', async () => {
    const edit = async (color: string) => renderPicture({ ...ORDER, sources: [await solid(color)] })
    const [blue, red] = await Promise.all([edit('#0000ff'), edit('#ff0000')])
    expect(blue.equals(red)).toBe(false)
    const { data } = await sharp(blue).raw().toBuffer({ resolveWithObject: true })
    expect([data[0], data[1], data[2]]).toEqual([0, 0, 255])
  })

  it('shows every picture that it edits', async () => {
    const sources = await Promise.all(['#0000ff', '#ff0000', '#00ff00'].map(solid))
    const one = await renderPicture({ ...ORDER, sources: sources.slice(0, 1) })
    const three = await renderPicture({ ...ORDER, sources })
    const { channels } = await sharp(three).stats()
    expect(one.equals(three)).toBe(false)
    // Red and green are in it beside the blue, undimmed.
    expect(channels[0]?.max).toBe(255)
    expect(channels[1]?.max).toBe(255)
  })

  it('bears any text: markup, control characters, one endless word, none', async () => {
    for (const words of ['<svg onload="x">&amp;', '\u0000\u001b[31m\ud800', 'x'.repeat(2_000), '', '狐狸 🦊']) {
      const body = await renderPicture({ ...ORDER, width: 64, height: 64, words })
      expect((await sharp(body).metadata()).width).toBe(64)
    }
  })
})
