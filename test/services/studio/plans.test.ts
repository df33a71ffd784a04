import { describe, expect, it } from 'vitest'
import { BadInput } from '../../../schema/errors.ts'
import { formatUsd } from '../../../schema/money.ts'
import { planImage } from '../../../subgraphs/studio/models/image.ts'
import type { Plan } from '../../../subgraphs/studio/models/plan.ts'
import { planVideo } from '../../../subgraphs/studio/models/video.ts'
import type { ImageAInput, VideoEInput } from '../../../subgraphs/studio/types.gen.ts'

const prompt = 'a kite'
const usd = ({ price }: Plan) => formatUsd(price)

describe('prices', () => {
  it('of videos follow their seconds, and the size of video-a-pro', () => {
    const a = (seconds: 'S4' | 'S8' | 'S12') =>
      usd(planVideo({ videoA: { prompt, seconds, size: 'W1280_H720', autoCrop: false } }))
    expect([a('S4'), a('S8'), a('S12')]).toEqual(['0.40', '0.80', '1.20'])
    const pro = (size: 'W720_H1280' | 'W1792_H1024') =>
      (['S10', 'S15', 'S25'] as const).map((seconds) =>
        usd(planVideo({ videoAPro: { prompt, seconds, size, autoCrop: false } })),
      )
    expect(pro('W720_H1280')).toEqual(['3.00', '4.50', '7.50'])
    expect(pro('W1792_H1024')).toEqual(['4.00', '6.00', '10.00'])
    const b = { prompt, aspectRatio: 'R16_9', resolution: 'P1080' } as const
    const seconds = ['S4', 'S6', 'S8'] as const
    expect(seconds.map((s) => usd(planVideo({ videoB: { ...b, durationSeconds: s } })))).toEqual([
      '1.60',
      '2.40',
      '3.20',
    ])
    expect(seconds.map((s) => usd(planVideo({ videoBFast: { ...b, durationSeconds: s } })))).toEqual([
      '0.40',
      '0.60',
      '0.80',
    ])
    const c = { prompt, size: 'W1920_H1080', enablePromptExpansion: true, multiShots: false } as const
    expect((['S5', 'S10', 'S15'] as const).map((duration) => usd(planVideo({ videoC: { ...c, duration } })))).toEqual([
      '0.34',
      '0.68',
      '1.02',
    ])
    const d = (['S3', 'S6', 'S9', 'S12', 'S15'] as const).map((duration) =>
      usd(planVideo({ videoD: { prompt, duration, resolution: 'P720' } })),
    )
    expect(d).toEqual(['0.15', '0.30', '0.45', '0.60', '0.75'])
  })

  it('of video-e follow its seconds and lines, between the least and the most of the contract', () => {
    const e = { prompt, aspectRatio: 'R16_9', generateAudio: true, cameraFixed: false } as const
    const table = (plan: (wishes: VideoEInput) => Plan) =>
      (['P480', 'P720', 'P1080'] as const).map((resolution) =>
        [4, 6, 7, 9, 10, 12].map((duration) => usd(plan({ ...e, duration, resolution }))),
      )
    expect(table((videoE) => planVideo({ videoE }))).toEqual([
      ['0.33', '0.33', '0.44', '0.44', '0.55', '0.55'],
      ['0.44', '0.44', '0.66', '0.66', '0.77', '0.77'],
      ['0.55', '0.55', '0.77', '0.77', '0.99', '0.99'],
    ])
    expect(table((videoEFast) => planVideo({ videoEFast }))).toEqual([
      ['0.04', '0.04', '0.06', '0.06', '0.08', '0.08'],
      ['0.05', '0.05', '0.07', '0.07', '0.10', '0.10'],
      ['0.06', '0.06', '0.09', '0.09', '0.12', '0.12'],
    ])
  })

  it('of pictures follow their quality, size, megapixels and what is given', () => {
    const a = { prompt, background: 'AUTO', outputFormat: 'PNG', moderation: 'AUTO' } as const
    const table = (plan: (wishes: ImageAInput) => Plan) =>
      (['LOW', 'MEDIUM', 'HIGH'] as const).flatMap((quality) =>
        (['W1024_H1024', 'W1024_H1536'] as const).map((size) => usd(plan({ ...a, quality, size }))),
      )
    expect(table((imageA) => planImage({ imageA }))).toEqual(['0.011', '0.016', '0.042', '0.063', '0.167', '0.25'])
    expect(table((imageA2) => planImage({ imageA2 }))).toEqual(['0.009', '0.013', '0.034', '0.05', '0.133', '0.20'])
    const pro = (['K1', 'K2', 'K4'] as const).map((imageSize) => usd(planImage({ imageBPro: { prompt, imageSize } })))
    expect(pro).toEqual(['0.13', '0.13', '0.24'])
    const d = { prompt, outputFormat: 'JPEG', safetyTolerance: 2 } as const
    const pixels = ['MP0_5', 'MP1', 'MP2'] as const
    expect(pixels.map((resolution) => usd(planImage({ imageD: { ...d, resolution } })))).toEqual([
      '0.02',
      '0.03',
      '0.06',
    ])
    const edit = (count: number) =>
      usd(planImage({ imageD: { ...d, resolution: 'MP1', images: Array(count).fill({ url: 'https://a' }) } }))
    expect([edit(1), edit(8)]).toEqual(['0.045', '0.15'])
  })
})

describe('options that do not go together', () => {
  const issuesOf = (run: () => unknown): unknown => {
    try {
      run()
    } catch (error) {
      return error instanceof BadInput
        ? error.fields.issues?.map(({ path, code }) => [path.slice(3).join('.'), code])
        : error
    }
    return []
  }
  const b = { prompt, durationSeconds: 'S4', aspectRatio: 'R16_9', resolution: 'P720' } as const
  const image = { url: 'https://pictures.example/1.png' }

  it('are refused by the member: pictures and the image mode of video-b', () => {
    const issues = (given: object) => issuesOf(() => planVideo({ videoB: { ...b, ...given } }))
    expect(issues({ imageMode: 'FIRST_FRAME' })).toEqual([['image', 'required']])
    expect(issues({ imageMode: 'INTERPOLATION', image })).toEqual([['lastFrame', 'required']])
    expect(issues({ imageMode: 'REFERENCE', referenceImages: [] })).toEqual([['referenceImages', 'required']])
    expect(issues({ imageMode: 'NONE', image })).toEqual([['image', 'invalid']])
    expect(issues({ imageMode: 'FIRST_FRAME', image, lastFrame: image })).toEqual([['lastFrame', 'invalid']])
    expect(issues({ image, referenceImages: [image] })).toEqual([['referenceImages', 'invalid']])
    expect(issues({ lastFrame: image })).toEqual([['image', 'required']])
    for (const given of [{}, { image }, { image, lastFrame: image }, { referenceImages: [image, image] }])
      expect(issues(given)).toEqual([])
  })

  it('give the pictures of video-b what they are for', () => {
    const roles = (given: object) =>
      planVideo({ videoB: { ...b, ...given } }).images.map(({ role, path }) => [role, ...path])
    expect(roles({ image, lastFrame: image })).toEqual([
      ['first', 'image'],
      ['last', 'lastFrame'],
    ])
    expect(roles({ referenceImages: [image, image] })).toEqual([
      ['reference', 'referenceImages', 0],
      ['reference', 'referenceImages', 1],
    ])
  })

  it('are refused by the member: a transparent JPEG', () => {
    const a = { prompt, quality: 'LOW', size: 'W1024_H1024', inputFidelity: 'LOW', images: [image] } as const
    const issues = (outputFormat: 'PNG' | 'JPEG' | 'WEBP') =>
      issuesOf(() => planImage({ imageA: { ...a, background: 'TRANSPARENT', outputFormat } }))
    expect([issues('PNG'), issues('WEBP'), issues('JPEG')]).toEqual([[], [], [['background', 'invalid']]])
  })

  it('are refused by the member: what goes with given pictures only, or not with them', () => {
    const a = { prompt, quality: 'LOW', size: 'W1024_H1024', background: 'AUTO', outputFormat: 'PNG' } as const
    expect(issuesOf(() => planImage({ imageA: { ...a, inputFidelity: 'HIGH' } }))).toEqual([
      ['inputFidelity', 'invalid'],
    ])
    expect(issuesOf(() => planImage({ imageA: { ...a, images: [image], moderation: 'LOW' } }))).toEqual([
      ['moderation', 'invalid'],
    ])
    const c = { prompt, duration: 'S5', enablePromptExpansion: true, multiShots: false } as const
    expect(issuesOf(() => planVideo({ videoC: { ...c, image, size: 'W960_H960' } }))).toEqual([['size', 'invalid']])
    expect(issuesOf(() => planVideo({ videoC: { ...c, resolution: 'P720' } }))).toEqual([['resolution', 'invalid']])
    const e = { prompt, duration: 5, resolution: 'P720', generateAudio: true, cameraFixed: false } as const
    expect(issuesOf(() => planVideo({ videoE: { ...e, lastImage: image } }))).toEqual([['lastImage', 'invalid']])
  })
})
