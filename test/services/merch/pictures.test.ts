import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BadInput } from '../../../schema/errors.ts'
import { openOutbound } from '../../../subgraphs/kit/net/outbound/outbound.ts'
import { mockUp } from '../../../subgraphs/merch/image/mockUp.ts'
import { inspectPicture } from '../../../subgraphs/merch/image/picture.ts'
import { printFile } from '../../../subgraphs/merch/image/printFile.ts'
import { checkPictureUrl, loadPicture } from '../../../subgraphs/merch/image/source.ts'
import { dataUrl, picture, pixel } from './support/pictures.ts'

/** Why something is refused; fails when it is not. */
async function refusal(run: () => unknown): Promise<string> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    expect(error.fields.issues?.map(({ path }) => path)).toEqual([['input', 'picture']])
    return error.fields.issues?.[0]?.message ?? ''
  }
  return expect.fail('it was accepted')
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    const bytes = await picture(600, 600, format)
    expect(await inspectPicture(bytes, 'MUG')).toEqual({ contentType: `image/${format}`, width: 600, height: 600 })
  })

  it('is judged the right way up', async () => {
    const bytes = await sharp(await picture(1200, 800, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await inspectPicture(bytes, 'MUG')).toMatchObject({ width: 800, height: 1200 })
  })

  it('of several frames is its first', async () => {
    const frames = Buffer.concat([
      await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#0f0' } })
        .raw()
        .toBuffer(),
      await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#f00' } })
        .raw()
        .toBuffer(),
    ])
    const animated = await sharp(frames, { raw: { width: 1000, height: 2000, channels: 3, pageHeight: 1000 } as never })
      .gif()
      .toBuffer()
    expect(await inspectPicture(animated, 'SHIRT')).toMatchObject({ width: 1000, height: 1000 })
    expect((await pixel(await printFile(animated, 'MUG'), 1350, 500)).slice(0, 3)).toEqual([0, 255, 0])
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>'), /must be a PNG/],
    [
      'an SVG after an XML head',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      /must be a PNG/,
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), /must be a PNG/],
    ['nothing', Buffer.alloc(0), /must be a PNG/],
    ['the head of a picture alone', Buffer.from('89504e470d0a1a0a', 'hex'), /must be a PNG|damaged/],
    ['a bomb of 900 million pixels', bomb(30_000, 30_000), /at most 64 million pixels/],
  ])('is not %s', async (_, bytes, says) => {
    expect(await refusal(() => inspectPicture(bytes, 'SHIRT'))).toMatch(says)
  })

  it('that is too small for print is refused, with both sizes', async () => {
    const bytes = await picture(1200, 900)
    expect(await refusal(() => inspectPicture(bytes, 'SHIRT'))).toBe(
      'must be at least 1000 pixels wide and high; it is 1200 × 900',
    )
    expect(await inspectPicture(bytes, 'MUG')).toMatchObject({ width: 1200 })
  })

  it('that breaks off is refused', async () => {
    const noise = await sharp({
      create: {
        width: 1200,
        height: 1200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refusal(() => inspectPicture(noise.subarray(0, noise.length / 2), 'SHIRT'))).toMatch(/damaged/)
  })
})

describe('what is printed', () => {
  it('fills the print area of a shirt from its top, in full size at 300 dpi, clear around', async () => {
    const file = await printFile(await picture(1000, 1000), 'SHIRT')
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'png',
      width: 4500,
      height: 5400,
      density: 300,
      hasAlpha: true,
    })
    expect(await pixel(file, 2250, 100)).toEqual([0, 0, 255, 255])
    expect(await pixel(file, 2250, 4000)).toEqual([255, 0, 0, 255])
    expect((await pixel(file, 2250, 5000))[3]).toBe(0)
  })

  it('is in the middle of a mug', async () => {
    const file = await printFile(await picture(500, 500), 'MUG')
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 2700, height: 1050, density: 300 })
    expect((await pixel(file, 100, 500))[3]).toBe(0)
    expect(await pixel(file, 1350, 900)).toEqual([255, 0, 0, 255])
  })

  it('is shown on what it is printed on', async () => {
    const original = await picture(1000, 1000)
    const looks = await Promise.all([
      mockUp(original, { product: 'SHIRT', color: 'BLACK' }),
      mockUp(original, { product: 'SHIRT', color: 'WHITE' }),
      mockUp(original, { product: 'MUG', color: null }),
    ])
    for (const look of looks) {
      expect(await sharp(look).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1200 })
      // The picture, whatever shadow lies on it.
      const [red = 0, green = 0, blue = 0] = await pixel(look, 600, 650)
      expect(red).toBeGreaterThan(200)
      expect(green + blue).toBeLessThan(60)
    }
    const [black, white] = await Promise.all(looks.slice(0, 2).map((look) => pixel(look, 600, 1000)))
    expect(Math.max(...(black ?? []))).toBeLessThan(60)
    expect(Math.min(...(white ?? []))).toBeGreaterThan(230)
  })
})

describe('the URL of a picture', () => {
  let server: Server
  let origin: string
  let bytes: Buffer
  beforeAll(async () => {
    bytes = await picture(1000, 1000)
    server = createServer(({ url }, response) => {
      if (url === '/private') return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
      if (url === '/gone') return response.writeHead(404).end()
      if (url === '/large') return response.end(Buffer.alloc(20_000_001))
      return response.writeHead(200, { 'content-type': 'text/html' }).end(bytes)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server?.close())

  const open = (allow: readonly string[]) =>
    openOutbound({ allow, resolve: async () => ['93.184.216.34'], userAgent: 'test' } as never)

  it('may be http, whatever type its server tells', async () => {
    expect((await loadPicture(`http://${origin}/a.png`, open([origin]))).equals(bytes)).toBe(true)
  })

  it.each([
    ['/private', /./],
    ['/gone', /could not be fetched/],
    ['/large', /could not be fetched/],
  ])('is refused where it leads nowhere good: %s', async (path, says) => {
    expect(await refusal(() => loadPicture(`http://${origin}${path}`, open([origin])))).toMatch(says)
  })

  it.each([
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://169.254.169.254/',
    'https://ada:secret@example.com/a.png',
    'ftp://example.com/a.png',
    'gopher://example.com/',
    'a.png',
  ])('is refused before anything is connected: %s', async (url) => {
    await refusal(() => checkPictureUrl(url, open([])))
  })

  it('may be the picture itself, in base64', async () => {
    expect((await loadPicture(dataUrl(bytes), open([]))).equals(bytes)).toBe(true)
    expect((await loadPicture(dataUrl(bytes, 'text/plain;charset=x'), open([]))).equals(bytes)).toBe(true)
  })

  it.each([
    ['data:image/png', /without data/],
    ['data:image/png,abc', /base64/],
    ['data:image/png;base64,%%%%', /no base64/],
    [`data:image/png;base64,${'A'.repeat(27_000_000)}`, /at most 20 MB/],
  ])('is no picture itself when it is %.40s', async (url, says) => {
    expect(await refusal(() => loadPicture(url, open([])))).toMatch(says)
  })
})

/** A PNG of a few bytes that says it is huge. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body) >>> 0, 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
