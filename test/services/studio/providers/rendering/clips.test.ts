import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderClip } from '../../../../../stand-ins/media/rendering/clip.ts'
import type { ClipImages, ClipOrder } from '../../../../../stand-ins/media/rendering/clipOrder.ts'
import { stillOf } from '../../../../../subgraphs/studio/providers/still.ts'
import { measure } from '../measure.ts'

const NONE: ClipImages = { first: null, last: null, references: [] }
const ORDER: ClipOrder = {
  seed: 5,
  words: 'a red fox jumps over the lazy dog',
  width: 320,
  height: 180,
  seconds: 2,
  shots: 1,
  hasSound: false,
  isStill: false,
  images: NONE,
}

function render(order: Partial<ClipOrder> = {}): Promise<Buffer> {
  return renderClip({ ...ORDER, ...order }, { signal: new AbortController().signal, progressed() {} })
}

async function solid(color: string): Promise<Buffer> {
  return sharp({ create: { width: 160, height: 90, channels: 3, background: color } })
    .png()
    .toBuffer()
}

/** The colour in the middle of a video's middle frame. */
async function middleColor(mp4: Buffer): Promise<{ readonly r: number; readonly g: number; readonly b: number }> {
  const still = await stillOf(mp4)
  if (!still) throw new Error('The video cannot be read')
  const { width, height } = await sharp(still).metadata()
  const { dominant } = await sharp(
    await sharp(still)
      .extract({ left: Math.floor(width / 2), top: Math.floor(height / 3), width: 8, height: 8 })
      .toBuffer(),
  ).stats()
  return dominant
}

describe('a video of a stand-in', () => {
  it('is H.264 of the size and length that were asked for, without sound', async () => {
    expect(await measure(await render())).toMatchObject({
      width: 320,
      height: 180,
      seconds: 2,
      codec: expect.stringMatching(/^avc1\./),
      sound: null,
    })
  })

  it('has AAC as long as itself where sound was asked for', async () => {
    const { sound, seconds } = await measure(await render({ hasSound: true }))
    expect(sound?.codec).toBe('mp4a.40.2')
    expect(Math.abs((sound?.seconds ?? 0) - seconds)).toBeLessThan(0.1)
  })

  it('has the same frames for the same order, and others for another seed', async () => {
    const [one, same, other] = await Promise.all(
      [render(), render(), render({ seed: 6 })].map(async (video) => measure(await video)),
    )
    expect(one?.bytes.equals(same?.bytes ?? Buffer.of())).toBe(true)
    expect(one?.bytes.equals(other?.bytes ?? Buffer.of())).toBe(false)
  })

  it('moves, and stands still where that was asked for', async () => {
    const moving = await measure(await render())
    const still = await measure(await render({ isStill: true }))
    expect(still.bytes.length).toBeLessThan(moving.bytes.length)
  })

  it('shows the picture that is its first frame', async () => {
    const video = await render({ images: { ...NONE, first: await solid('#2040e0') } })
    const { r, g, b } = await middleColor(video)
    expect(b).toBeGreaterThan(r + 60)
    expect(b).toBeGreaterThan(g + 60)
  })

  it('goes from the first frame to the last', async () => {
    const images = { ...NONE, first: await solid('#ff0000'), last: await solid('#0000ff') }
    const { r, g, b } = await middleColor(await render({ images, seconds: 4 }))
    // Half-way it is neither: both colours are in it.
    expect(r).toBeGreaterThan(40)
    expect(b).toBeGreaterThan(40)
    expect(g).toBeLessThan(40)
  })

  it('shows pictures that are references, and several scenes', async () => {
    const references = [await solid('#ff0000'), await solid('#00ff00')]
    const plain = await measure(await render())
    const shown = await measure(await render({ images: { ...NONE, references } }))
    const scenes = await measure(await render({ shots: 3 }))
    expect(shown.bytes.equals(plain.bytes)).toBe(false)
    expect(scenes.bytes.equals(plain.bytes)).toBe(false)
  })

  it('tells how far it is, and stops when it is told to', async () => {
    const seen: number[] = []
    const end = new AbortController()
    const rendering = renderClip(
      { ...ORDER, seconds: 8 },
      {
        signal: end.signal,
        progressed(share) {
          seen.push(share)
          if (share > 0.3) end.abort(new Error('enough'))
        },
      },
    )
    await expect(rendering).rejects.toThrow('enough')
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.at(-1)).toBeLessThan(0.5)
  })
})

describe('a still', () => {
  it('is a small JPEG of a video', async () => {
    const still = await stillOf(await render({ width: 1280, height: 720, seconds: 1 }))
    expect(await sharp(still ?? Buffer.of()).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 360 })
  })

  it('is none of what is no video', async () => {
    expect(await stillOf(Buffer.from('no video'))).toBeNull()
  })
})
