import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaOrder } from '../../../../subgraphs/studio/providers/order.ts'
import type { MediaProviders } from '../../../../subgraphs/studio/providers/provider.ts'
import { measure } from './measure.ts'
import { fileOf, finish, given, type Installation, newInstallation, openAll, orderFor, signal } from './support.ts'

let installation: Installation
let providers: MediaProviders
beforeAll(async () => {
  installation = await newInstallation()
  providers = await openAll(installation)
})
afterAll(() => providers.stop())

const make = (order: MediaOrder) => finish(providers.of(order.model), order)

const IMAGE_A = {
  quality: 'low',
  size: '1024x1024',
  background: 'auto',
  outputFormat: 'png',
  moderation: null,
  inputFidelity: null,
} as const
const IMAGE_B = { aspectRatio: null, imageSize: '512', thinkingLevel: null } as const
const IMAGE_D = {
  aspectRatio: null,
  megapixels: 0.5,
  outputFormat: 'png',
  safetyTolerance: 2,
  promptUpsampling: false,
  seed: null,
} as const
const VIDEO_B = { durationSeconds: 4, aspectRatio: '16:9', resolution: '720p', negativePrompt: null } as const
const VIDEO_C = {
  duration: 5,
  size: null,
  resolution: null,
  negativePrompt: null,
  promptExpansion: true,
  multiShots: false,
  seed: null,
} as const
const VIDEO_D = { duration: 3, resolution: '480p', aspectRatio: null } as const
const VIDEO_E = {
  duration: 4,
  resolution: '480p',
  aspectRatio: null,
  generateAudio: false,
  cameraFixed: true,
  seed: null,
} as const

it('says of all six companies that they are stand-ins', () => {
  expect(providers.listings.map(({ name, kind }) => [name, kind])).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => [`media-${letter}`, 'sandbox']),
  )
})

describe('pictures', () => {
  it.each<[string, MediaOrder, object]>([
    [
      'image-a',
      orderFor('image-a', { ...IMAGE_A, size: '1024x1536', outputFormat: 'webp', background: 'transparent' }),
      { format: 'webp', width: 1024, height: 1536, hasAlpha: true },
    ],
    [
      'image-a2',
      orderFor('image-a2', { ...IMAGE_A, outputFormat: 'jpeg' }),
      { format: 'jpeg', width: 1024, height: 1024 },
    ],
    ['image-b', orderFor('image-b', { ...IMAGE_B, aspectRatio: '16:9' }), { format: 'png', width: 688, height: 384 }],
    [
      'image-b-pro',
      orderFor('image-b-pro', { ...IMAGE_B, imageSize: '2K' }),
      { format: 'png', width: 2048, height: 2048 },
    ],
    ['image-c', orderFor('image-c', { aspectRatio: '9:19.5' }), { format: 'jpeg', width: 688, height: 1504 }],
    [
      'image-d',
      orderFor('image-d', { ...IMAGE_D, outputFormat: 'webp', aspectRatio: '3:2' }),
      { format: 'webp', width: 880, height: 576 },
    ],
  ])('of %s are what was asked for', async (_, order, expected) => {
    const { body } = fileOf(await make(order))
    expect(await sharp(body).metadata()).toMatchObject(expected)
  })

  it.each<[string, (image: Awaited<ReturnType<typeof given>>) => MediaOrder]>([
    [
      'image-a',
      (image) => orderFor('image-a', { ...IMAGE_A, inputFidelity: 'high' }, { operation: 'edit', images: [image] }),
    ],
    ['image-b', (image) => orderFor('image-b', IMAGE_B, { operation: 'edit', images: [image] })],
    ['image-c', (image) => orderFor('image-c', { aspectRatio: null }, { operation: 'edit', images: [image] })],
    ['image-d', (image) => orderFor('image-d', IMAGE_D, { operation: 'edit', images: [image] })],
  ])('of %s show what they edit', async (_, orderOf) => {
    const { body } = fileOf(await make(orderOf(await given('source', '#0000ff', 640, 640))))
    const { data } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(240)
    expect(data[0]).toBeLessThan(15)
  })

  it('take a GIF, which no company does', async () => {
    const { body, ...image } = await given('source', '#0000ff')
    const gif = { ...image, body: await sharp(body).gif().toBuffer(), contentType: 'image/gif' }
    const edit = orderFor('image-c', { aspectRatio: null }, { operation: 'edit', images: [gif] })
    expect(await make(edit)).toMatchObject({ state: 'DONE' })
  })

  it('are others in another world', async () => {
    const elsewhere = await openAll(await newInstallation('another world'))
    try {
      const order = orderFor('image-c', { aspectRatio: '1:1' })
      const here = fileOf(await make(order)).body
      expect(here.equals(fileOf(await finish(elsewhere.of('image-c'), order)).body)).toBe(false)
    } finally {
      await elsewhere.stop()
    }
  })

  it('are the same for the same prompt and seed', async () => {
    const bytes = async (seed: number, prompt: string) =>
      fileOf(await make(orderFor('image-d', { ...IMAGE_D, seed }, { prompt }))).body
    const [one, same, otherSeed, otherPrompt] = await Promise.all([
      bytes(1, 'a'),
      bytes(1, 'a'),
      bytes(2, 'a'),
      bytes(1, 'b'),
    ])
    expect(one.equals(same)).toBe(true)
    expect(one.equals(otherSeed)).toBe(false)
    expect(one.equals(otherPrompt)).toBe(false)
  })
})

describe('videos', () => {
  it('of video-a are as long and large as was asked for, with sound and a thumbnail', async () => {
    const done = await make(orderFor('video-a', { seconds: 4, size: '720x1280' }))
    expect(await measure(fileOf(done).body)).toMatchObject({
      width: 720,
      height: 1280,
      seconds: 4,
      sound: { codec: 'mp4a.40.2' },
    })
    const thumbnail = fileOf(done, 'thumbnail')
    expect(await sharp(thumbnail.body).metadata()).toMatchObject({ format: 'jpeg' })
  })

  it.each<[string, MediaOrder, object]>([
    ['video-b', orderFor('video-b', VIDEO_B), { width: 1280, height: 720, seconds: 4 }],
    [
      'video-c',
      orderFor('video-c', { ...VIDEO_C, size: '832*1088' }, { operation: 't2v' }),
      { width: 832, height: 1088, seconds: 5 },
    ],
    ['video-d', orderFor('video-d', { ...VIDEO_D, aspectRatio: '3:2' }), { width: 720, height: 480, seconds: 3 }],
    [
      'video-e',
      orderFor('video-e', { ...VIDEO_E, aspectRatio: '21:9' }, { operation: 't2v' }),
      { width: 1120, height: 480, seconds: 4, sound: null },
    ],
  ])('of %s are as long and large as was asked for', async (_, order, expected) => {
    const done = await make(order)
    expect(await measure(fileOf(done).body)).toMatchObject({ ...expected, codec: expect.stringMatching(/^avc1\./) })
    expect((await sharp(fileOf(done, 'thumbnail').body).metadata()).format).toBe('jpeg')
  })

  it('from a picture have its shape and show it', async () => {
    const images = [await given('first', '#0000ff', 400, 400)]
    const done = await make(orderFor('video-d', VIDEO_D, { images }))
    expect(await measure(fileOf(done).body)).toMatchObject({ width: 480, height: 480 })
    const { dominant } = await sharp(fileOf(done, 'thumbnail').body)
      .extract({ left: 100, top: 100, width: 50, height: 50 })
      .stats()
    expect(dominant.b).toBeGreaterThan(dominant.r + 100)
  })
})

describe('a prompt', () => {
  const orders: readonly MediaOrder[] = [
    orderFor('image-a', IMAGE_A),
    orderFor('image-b', IMAGE_B),
    orderFor('image-c', { aspectRatio: null }),
    orderFor('image-d', IMAGE_D),
    orderFor('video-a', { seconds: 4, size: '1280x720' }),
    orderFor('video-b', VIDEO_B),
    orderFor('video-c', VIDEO_C),
    orderFor('video-d', VIDEO_D),
    orderFor('video-e', VIDEO_E),
  ]

  it.each(orders)('is refused by the moderation of $model', async (order) => {
    const end = await make({ ...order, prompt: 'A fox, forbidden-in-sandbox!' })
    expect(end).toMatchObject({ state: 'FAILED', reason: expect.stringMatching(/refused/) })
  })

  it.each(orders)('fails on demand with $model', async (order) => {
    const end = await make({ ...order, prompt: 'fail-in-sandbox' })
    expect(end).toMatchObject({ state: 'FAILED', reason: expect.not.stringMatching(/refused/) })
  })
})

describe('other processes and restarts', () => {
  it.each<[string, () => Promise<MediaOrder>]>([
    ['a video from text', async () => orderFor('video-d', VIDEO_D)],
    ['a video from a picture', async () => orderFor('video-d', VIDEO_D, { images: [await given('first')] })],
    [
      'a picture that is not there at once',
      async () => orderFor('image-d', IMAGE_D, { operation: 'edit', images: [await given('source')] }),
    ],
  ])('do not lose %s, and another installation knows nothing of it', async (_, orderOf) => {
    const order = await orderOf()
    const before = await openAll(installation)
    const begun = await before.of(order.model).submit(order, signal)
    await before.stop()
    if (!('operation' in begun)) throw new Error('It was done at once')
    const look = (process: MediaProviders) => process.of(order.model).poll(begun.operation, order.model, signal)
    const stranger = await openAll(await newInstallation())
    try {
      expect((await look(providers)).state).toMatch(/^(RUNNING|DONE)$/)
      expect(await look(stranger)).toEqual({ state: 'LOST' })
    } finally {
      await stranger.stop()
    }
  })
})
