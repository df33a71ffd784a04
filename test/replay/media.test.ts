import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { MediaOrder } from '../../subgraphs/studio/providers/order.ts'
import type { MediaProviders } from '../../subgraphs/studio/providers/provider.ts'
import {
  fileOf,
  finish,
  given,
  newInstallation,
  openAll,
  orderFor,
  signal,
} from '../services/studio/providers/support.ts'
import { bfl } from './companies/bfl.ts'
import { dashscope } from './companies/dashscope.ts'
import { gemini } from './companies/gemini.ts'
import { modelark } from './companies/modelark.ts'
import { openai } from './companies/openai.ts'
import { FILM } from './companies/pixel.ts'
import { xai } from './companies/xai.ts'
import type { ReplayDefinition } from './definition.ts'
import { type ReplayServer, startReplay } from './server.ts'

// The clients of the media companies against servers that answer what the companies document: each wish of each model.

type Pictures = Record<'source' | 'first' | 'last' | 'reference', Awaited<ReturnType<typeof given>>>
type Wish = readonly [what: string, order: (pictures: Pictures) => MediaOrder]

const IMAGE_A = {
  quality: 'low',
  size: '1024x1024',
  background: 'transparent',
  outputFormat: 'png',
  moderation: 'low',
  inputFidelity: null,
} as const
const IMAGE_A_EDIT = { ...IMAGE_A, moderation: null, inputFidelity: 'high' } as const
const IMAGE_D = {
  aspectRatio: '16:9',
  megapixels: 0.5,
  outputFormat: 'png',
  safetyTolerance: 6,
  promptUpsampling: false,
  seed: 3,
} as const
const VIDEO_B = { durationSeconds: 8, aspectRatio: '9:16', resolution: '1080p', negativePrompt: 'rain' } as const
const VIDEO_C = {
  duration: 15,
  size: '1280*720',
  resolution: null,
  negativePrompt: 'rain',
  promptExpansion: true,
  multiShots: true,
  seed: 3,
} as const
const VIDEO_D = { duration: 15, resolution: '720p', aspectRatio: '3:2' } as const
const VIDEO_E = {
  duration: 12,
  resolution: '1080p',
  aspectRatio: '21:9',
  generateAudio: true,
  cameraFixed: true,
  seed: 3,
} as const
const OF_THE_PICTURE = { ...VIDEO_E, aspectRatio: null, seed: null }

const COMPANIES: readonly [ReplayDefinition, readonly [Wish, ...Wish[]]][] = [
  [
    openai,
    [
      ['image-a', () => orderFor('image-a', IMAGE_A)],
      ['image-a2', () => orderFor('image-a2', { ...IMAGE_A, size: '1024x1536', outputFormat: 'webp' })],
      [
        'an edit by image-a',
        ({ source }) => orderFor('image-a', IMAGE_A_EDIT, { operation: 'edit', images: [source, source] }),
      ],
      [
        'an edit by image-a2',
        ({ source }) => orderFor('image-a2', IMAGE_A_EDIT, { operation: 'edit', images: [source] }),
      ],
    ],
  ],
  [
    gemini,
    [
      ['image-b', () => orderFor('image-b', { aspectRatio: '21:9', imageSize: '512', thinkingLevel: 'minimal' })],
      [
        'an edit by image-b-pro',
        ({ source }) =>
          orderFor(
            'image-b-pro',
            { aspectRatio: null, imageSize: '4K', thinkingLevel: null },
            { operation: 'edit', images: [source, source] },
          ),
      ],
      ['video-b', () => orderFor('video-b', VIDEO_B)],
      [
        'video-b-fast from two frames',
        ({ first, last }) => orderFor('video-b-fast', VIDEO_B, { images: [first, last] }),
      ],
      ['video-b after references', ({ reference }) => orderFor('video-b', VIDEO_B, { images: [reference, reference] })],
    ],
  ],
  [
    dashscope,
    [
      ['video-c from text', () => orderFor('video-c', VIDEO_C, { operation: 't2v' })],
      [
        'video-c from a picture',
        ({ first }) =>
          orderFor(
            'video-c',
            { ...VIDEO_C, size: null, resolution: '1080p', seed: null },
            { operation: 'i2v', images: [first] },
          ),
      ],
    ],
  ],
  [
    xai,
    [
      ['image-c', () => orderFor('image-c', { aspectRatio: '9:19.5' })],
      [
        'an edit of one by image-c',
        ({ source }) => orderFor('image-c', { aspectRatio: null }, { operation: 'edit', images: [source] }),
      ],
      [
        'an edit of several by image-c',
        ({ source }) => orderFor('image-c', { aspectRatio: null }, { operation: 'edit', images: [source, source] }),
      ],
      ['video-d', () => orderFor('video-d', VIDEO_D)],
      [
        'video-d from a picture',
        ({ first }) => orderFor('video-d', { ...VIDEO_D, aspectRatio: null }, { images: [first] }),
      ],
    ],
  ],
  [
    modelark,
    [
      ['video-a', () => orderFor('video-a', { seconds: 12, size: '720x1280' })],
      [
        'video-a from a picture',
        ({ first }) => orderFor('video-a', { seconds: 4, size: '1280x720' }, { images: [first] }),
      ],
      ['video-a-pro', () => orderFor('video-a-pro', { seconds: 25, size: '1792x1024' })],
      ['video-e', () => orderFor('video-e', VIDEO_E, { operation: 't2v' })],
      [
        'video-e-fast from two frames',
        ({ first, last }) => orderFor('video-e-fast', OF_THE_PICTURE, { operation: 'i2v', images: [first, last] }),
      ],
    ],
  ],
  [
    bfl,
    [
      ['image-d', () => orderFor('image-d', IMAGE_D)],
      [
        'an edit by image-d',
        ({ source }) =>
          orderFor(
            'image-d',
            { ...IMAGE_D, aspectRatio: null, seed: null },
            { operation: 'edit', images: [source, source] },
          ),
      ],
    ],
  ],
]

const pictures = {} as Pictures
beforeAll(async () => {
  for (const role of ['source', 'first', 'last', 'reference'] as const) pictures[role] = await given(role)
})

describe.each(COMPANIES.map(([definition, wishes]) => ({ definition, wishes, company: definition.company })))(
  '$company',
  ({ definition, wishes }) => {
    const [[, anOrder]] = wishes
    let server: ReplayServer
    let providers: MediaProviders
    beforeAll(async () => {
      server = await startReplay(definition)
      const word = definition.company.toUpperCase()
      const environment = { [`${word}_URL`]: server.url, [`${word}_KEY`]: definition.key }
      providers = await openAll(await newInstallation(), environment)
    })
    afterAll(async () => {
      await providers?.stop()
      await server?.close()
    })
    afterEach(() => {
      server.mode = 'normal'
      server.asked.length = 0
    })

    const submit = (order: MediaOrder) => providers.of(order.model).submit(order, signal)

    it.each(wishes)('makes %s by documented requests', async (_, orderOf) => {
      const order = orderOf(pictures)
      const progress = await finish(providers.of(order.model), order)
      expect(server.asked.flatMap(({ faults }) => faults)).toEqual([])
      const { body } = fileOf(progress)
      if (order.model.startsWith('video-')) expect(body.toString()).toBe(FILM)
      else expect(body.subarray(1, 4).toString()).toBe('PNG')
      expect(providers.of(order.model).kind).toBe('live')
    })

    it('fails for good, with the reason, where moderation refuses', async () => {
      server.mode = 'empty'
      const order = anOrder(pictures)
      expect(await finish(providers.of(order.model), order)).toMatchObject({
        state: 'FAILED',
        reason: expect.any(String),
      })
    })

    it('is an error, and no lost work, where the path is unknown', async () => {
      const order = anOrder(pictures)
      const begun = await submit(order)
      server.mode = 'lost'
      await expect(submit(order)).rejects.toMatchObject({ code: 'UPSTREAM' })
      if (!('operation' in begun)) return
      const look = providers.of(order.model).poll(begun.operation, order.model, signal)
      await expect(look).rejects.toMatchObject({ code: 'UPSTREAM' })
    })

    it('is tried again later where it is busy', async () => {
      server.mode = 'busy'
      await expect(submit(anOrder(pictures))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    })

    it('is an error that does not show the key where that is refused', async () => {
      server.mode = 'denied'
      const error = await submit(anOrder(pictures)).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'UPSTREAM' })
      expect(String(error)).not.toContain(definition.key)
    })
  },
)
