import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Unavailable } from '../../../schema/errors.ts'
import type { MediaInput } from '../../../subgraphs/studio/making/input.ts'
import type { Wish } from '../../../subgraphs/studio/models/plan.ts'
import type { Progress } from '../../../subgraphs/studio/providers/provider.ts'
import { type Atelier, madeBy, openAtelier } from './support/atelier.ts'

let atelier: Atelier
let drawn: Buffer
beforeAll(async () => {
  atelier = await openAtelier()
  drawn = await picture(1_200, 800)
})
afterAll(() => atelier?.stop())
beforeEach(() => {
  atelier.orders.length = 0
  atelier.pages.clear()
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()

const EDIT: Wish = { model: 'image-c', operation: 'edit', prompt: 'blue', options: { aspectRatio: null } }
const bare: Omit<MediaInput, 'asked'> = { wish: EDIT, images: [], audio: null, frame: null }
const from = (url: string): MediaInput['images'][number] => ({ url, role: 'source', member: 'images.0' })

/** A company that begins, is asked `looks` times in vain, and then says how it ended. */
function companyThat(ends: Progress, looks = 0): void {
  let left = looks
  atelier.company = {
    submit: async () => ({ operation: { id: 'op-1' } }),
    poll: async () => {
      left -= 1
      return left < 0 ? ends : { state: 'RUNNING', progress: 50 }
    },
  }
}

const done = (body: Buffer | string, contentType = 'image/png'): Progress => ({
  state: 'DONE',
  files: [{ body: Buffer.from(body), contentType, role: 'result' }],
})

describe('making a picture', () => {
  it('gathers what was given, has it made, measures it and keeps it for a day', async () => {
    companyThat(done(drawn), 2)
    atelier.pages.set('/a.png', { body: await picture(10, 20) })
    await atelier.blobs.put('uploads/u/b.png', await picture(30, 40), { maxBytes: 1e6, contentType: 'image/png' })
    const id = await atelier.start({
      ...bare,
      images: [from(`${atelier.world}/a.png`), { key: 'uploads/u/b.png', role: 'source', member: 'images.1' }],
    })
    await atelier.step(id)
    expect(atelier.orders).toEqual([])
    await atelier.step(id)
    const [order] = atelier.orders
    expect(order).toMatchObject({ ...EDIT, jobId: id, images: [{ role: 'source' }, { role: 'source' }], audio: null })
    const sizes = await Promise.all((order?.images ?? []).map(({ body }) => sharp(body).metadata()))
    expect(sizes.map(({ width }) => width)).toEqual([10, 30])
    expect(atelier.engines.media.keyOf(order?.images[0]?.url ?? '', new Date())?.key).toBe(`jobs/${id}/given-0`)
    await atelier.step(id)
    expect(await atelier.read(id)).toMatchObject({ state: 'LOADING', progress: 50 })
    const made = madeBy(await atelier.finish(id))
    expect(made).toMatchObject({
      contentType: 'image/png',
      width: 1_200,
      height: 800,
      seconds: null,
      size: drawn.length,
    })
    expect(await atelier.filesOf(id)).toEqual(['given-0', 'given-1', 'result', 'thumbnail'])
    const small = await atelier.blobs.open(made.thumbnailKey ?? '')
    expect(await sharp(Buffer.concat(await (small?.body.toArray() ?? []))).metadata()).toMatchObject({ width: 512 })
    await atelier.tidyAfter(25 * 60 * 60_000)
    expect(await atelier.filesOf(id)).toEqual([])
    expect(await atelier.read(id)).toMatchObject({ state: 'COMPLETE', result: null })
  })

  it('goes on from where it stood when its process dies in any step', async () => {
    for (const diesIn of [0, 1, 2, 3]) {
      companyThat(done(drawn), 1)
      atelier.orders.length = 0
      atelier.pages.set('/a.png', { body: drawn })
      const id = await atelier.start({ ...bare, images: [from(`${atelier.world}/a.png`)] })
      for (let step = 0; step < diesIn; step += 1) await atelier.step(id)
      await atelier.dieIn(id)
      companyThat(done(drawn), 1)
      expect(madeBy(await atelier.finish(id))).toMatchObject({ width: 1_200 })
      // Only a death between the company's answer and our note of it asks it twice, under the same name.
      expect(atelier.orders.map(({ jobId }) => jobId)).toEqual(diesIn === 1 ? [id, id] : [id])
      expect(await atelier.refundsOf(id)).toBe(0)
    }
  })

  it('is done at once where the company answers at once', async () => {
    atelier.company = {
      submit: async () => done(drawn) as Extract<Progress, { state: 'DONE' }>,
      poll: async () => ({ state: 'LOST' }),
    }
    const id = await atelier.start(bare)
    await atelier.step(id)
    expect(await atelier.read(id)).toMatchObject({ state: 'COMPLETE', progress: 100 })
  })

  it('is begun again when the company has lost it, but not for ever', async () => {
    companyThat({ state: 'LOST' })
    const id = await atelier.start(bare)
    expect(await atelier.finish(id)).toMatchObject({ state: 'FAILED', error: expect.stringContaining('lost') })
    expect(atelier.orders).toHaveLength(3)
    expect(await atelier.refundsOf(id)).toBe(1)
  })

  it('bears a company that fails for a while, and one that makes nothing of use is given up and refunded', async () => {
    let failures = 3
    atelier.company = {
      submit: async () => {
        failures -= 1
        if (failures >= 0) throw new Unavailable('busy')
        return { operation: { id: 'op' } }
      },
      poll: async () => done(drawn),
    }
    expect(await atelier.finish(await atelier.start(bare))).toMatchObject({ state: 'COMPLETE' })
    for (const useless of [done('<html>'), done('\u0089PNG\r\n\u001a\n'), { state: 'DONE', files: [] } as Progress]) {
      companyThat(useless)
      const id = await atelier.start(bare)
      expect(await atelier.finish(id)).toMatchObject({ state: 'FAILED', error: expect.stringMatching(/company made/) })
      expect(await atelier.refundsOf(id)).toBe(1)
    }
  })

  it('is given up at once, refunded and cleaned up after when the company refuses it', async () => {
    companyThat({ state: 'FAILED', reason: 'The prompt was refused by moderation' }, 1)
    atelier.pages.set('/a.png', { body: drawn })
    const id = await atelier.start({ ...bare, images: [from(`${atelier.world}/a.png`)] })
    expect(await atelier.finish(id)).toMatchObject({ state: 'FAILED', error: 'The prompt was refused by moderation' })
    expect(await atelier.refundsOf(id)).toBe(1)
    expect(await atelier.filesOf(id)).toEqual([])
  })
})

describe('what is given', () => {
  const VIDEO: Wish = {
    model: 'video-a',
    operation: 'generate',
    prompt: 'x',
    options: { seconds: 4, size: '1280x720' },
  }
  const first = (url: string): MediaInput['images'] => [{ url, role: 'first', member: 'inputReference' }]

  it('is refused with the member that named it, and refunded, when it cannot be worked on', async () => {
    companyThat(done(drawn))
    atelier.pages.set('/page', { body: '<html>' })
    atelier.pages.set('/broken', { body: drawn.subarray(0, 20) })
    atelier.pages.set('/gone', { status: 410, body: '' })
    for (const [path, says] of [
      ['/page', 'is no PNG'],
      ['/broken', 'cannot be read'],
      ['/gone', '410'],
      ['/none', '404'],
    ]) {
      const id = await atelier.start({ ...bare, images: [from(`${atelier.world}${path}`)] })
      await atelier.step(id)
      const { state, error } = await atelier.read(id)
      expect([state, error]).toEqual(['FAILED', expect.stringMatching(new RegExp(`^images.0.*${says}`))])
      expect(await atelier.refundsOf(id)).toBe(1)
    }
    expect(atelier.orders).toEqual([])
  })

  it('is fetched again when its server fails for a moment', async () => {
    companyThat(done(drawn))
    atelier.pages.set('/a.png', { status: 503, body: 'busy' })
    const id = await atelier.start({ ...bare, images: [from(`${atelier.world}/a.png`)] })
    await atelier.step(id)
    expect(await atelier.read(id)).toMatchObject({ state: 'LOADING' })
    atelier.pages.set('/a.png', { body: drawn })
    expect(await atelier.finish(id)).toMatchObject({ state: 'COMPLETE' })
  })

  it('has the size of the video, or is cut to it', async () => {
    companyThat(done(drawn))
    atelier.pages.set('/a.png', { body: drawn })
    const frame = { width: 1_280, height: 720 }
    const images = first(`${atelier.world}/a.png`)
    const wrong = await atelier.start({ ...bare, wish: VIDEO, images, frame: { ...frame, isCut: false } })
    expect(await atelier.finish(wrong)).toMatchObject({
      state: 'FAILED',
      error: 'inputReference has 1200x800 pixels, not 1280x720; set autoCrop to cut it',
    })
    const cut = await atelier.start({ ...bare, wish: VIDEO, images, frame: { ...frame, isCut: true } })
    await atelier.finish(cut)
    expect(await sharp(atelier.orders.at(-1)?.images[0]?.body).metadata()).toMatchObject(frame)
  })

  it('may be a sound where a video follows one', async () => {
    companyThat(done(drawn))
    const options = {
      duration: 5,
      size: '1280*720',
      resolution: null,
      negativePrompt: null,
      promptExpansion: true,
      multiShots: false,
      seed: null,
    }
    const wish: Wish = { model: 'video-c', operation: 't2v', prompt: 'x', options }
    const audio = { url: `${atelier.world}/sound` }
    atelier.pages.set('/sound', { body: drawn })
    const wrong = await atelier.start({ ...bare, wish, audio })
    expect(await atelier.finish(wrong)).toMatchObject({ state: 'FAILED', error: 'audioUrl is neither MP3 nor WAV' })
    const wav = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(32)])
    atelier.pages.set('/sound', { body: wav })
    await atelier.finish(await atelier.start({ ...bare, wish, audio }))
    expect(atelier.orders.at(-1)?.audio).toMatchObject({ contentType: 'audio/wav', body: wav })
  })
})
