import { describe, expect, it } from 'vitest'
import { openMediaC } from '../../../../../subgraphs/studio/providers/c/client.ts'
import { mediaC } from '../../../../../subgraphs/studio/providers/c/provider.ts'
import type { VideoCOptions } from '../../../../../subgraphs/studio/providers/order.ts'
import { startCompany } from '../../../../kit/upstream/company.ts'
import { companyAt, fileOf, orderFor, signal, written } from '../support.ts'

const FILM: VideoCOptions = {
  duration: 10,
  size: '1280*720',
  resolution: null,
  negativePrompt: 'rain',
  promptExpansion: false,
  multiShots: true,
  seed: 7,
}

async function open(...answers: readonly Parameters<typeof startCompany>[0][]) {
  const company = await startCompany((request, body, count) => answers[count - 1]?.(request, body, count) ?? null)
  const options = { key: 'k3', models: { 'video-c-t2v': 'films-3-t2v', 'video-c-i2v': 'films-3-i2v' } }
  return { company, provider: openMediaC(await companyAt(mediaC, company.url, options)) }
}

describe('company C', () => {
  it('is asked for a video from text, to be made later', async () => {
    const { company, provider } = await open(() => ({ body: { output: { task_id: 't1', task_status: 'PENDING' } } }))
    const audio = { body: Buffer.of(), contentType: 'audio/mpeg', url: 'https://tollgraph.example/media/tune' }
    const begun = await provider.submit(orderFor('video-c', FILM, { operation: 't2v', audio }), signal)
    expect(begun).toEqual({ operation: { taskId: 't1' } })
    const [asked] = company.asked
    expect(asked?.url).toBe('/api/v1/services/aigc/video-generation/video-synthesis')
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer k3', 'x-dashscope-async': 'enable' })
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      model: 'films-3-t2v',
      input: { prompt: 'a red fox', negative_prompt: 'rain', audio_url: 'https://tollgraph.example/media/tune' },
      parameters: {
        size: '1280*720',
        duration: 10,
        prompt_extend: false,
        shot_type: 'multi',
        seed: 7,
        watermark: false,
      },
    })
  })

  it('is asked for a video from a picture, by another model', async () => {
    const { company, provider } = await open(() => ({ body: { output: { task_id: 't1', task_status: 'PENDING' } } }))
    const options = { ...FILM, size: null, resolution: '1080p', negativePrompt: null, seed: null } as const
    const images = [written('first', 'one', 'image/jpeg')]
    await provider.submit(orderFor('video-c', options, { operation: 'i2v', images }), signal)
    expect(JSON.parse(company.asked[0]?.body ?? '')).toEqual({
      model: 'films-3-i2v',
      input: { prompt: 'a red fox', img_url: `data:image/jpeg;base64,${Buffer.from('one').toString('base64')}` },
      parameters: { resolution: '1080P', duration: 10, prompt_extend: false, shot_type: 'multi', watermark: false },
    })
  })

  it('is looked after until there is a video', async () => {
    const { provider } = await open(
      () => ({ body: { output: { task_id: 't1', task_status: 'PENDING' } } }),
      () => ({ body: { output: { task_id: 't1', task_status: 'RUNNING' } } }),
      ({ headers }) => ({
        body: {
          output: { task_id: 't1', task_status: 'SUCCEEDED', video_url: `http://${headers.host}/files/1.mp4?sign=2` },
        },
      }),
      () => ({ headers: { 'content-type': 'video/mp4' }, body: 'film' }),
    )
    const look = () => provider.poll({ taskId: 't1' }, 'video-c', signal)
    expect([await look(), await look()]).toEqual([{ state: 'RUNNING' }, { state: 'RUNNING' }])
    expect(fileOf(await look()).body.toString()).toBe('film')
  })

  it('has failed for good where it refuses at once or in the end', async () => {
    const { provider } = await open(
      () => ({ status: 400, body: { code: 'DataInspectionFailed', message: 'Not this one', request_id: 'r' } }),
      () => ({
        body: { output: { task_id: 't1', task_status: 'FAILED', code: 'DataInspectionFailed', message: 'Nor this' } },
      }),
      () => ({ body: { output: { task_id: 't1', task_status: 'CANCELED' } } }),
    )
    const look = () => provider.poll({ taskId: 't1' }, 'video-c', signal)
    expect([await provider.submit(orderFor('video-c', FILM), signal), await look(), await look()]).toEqual([
      { state: 'FAILED', reason: 'Not this one' },
      { state: 'FAILED', reason: 'Nor this' },
      { state: 'FAILED', reason: 'The video could not be made (CANCELED)' },
    ])
  })

  it('has lost what it calls unknown', async () => {
    const { provider } = await open(() => ({ body: { output: { task_id: 't1', task_status: 'UNKNOWN' } } }))
    expect(await provider.poll({ taskId: 't1' }, 'video-c', signal)).toEqual({ state: 'LOST' })
  })

  it('is worth another try where we owe it money, or it says nothing that is documented', async () => {
    const { provider } = await open(
      () => ({ status: 400, body: { code: 'Arrearage', message: 'Access denied' } }),
      () => ({ body: { output: {} } }),
    )
    const submit = () => provider.submit(orderFor('video-c', FILM), signal)
    await expect(submit()).rejects.toMatchObject({ code: 'UPSTREAM' })
    await expect(submit()).rejects.toMatchObject({
      message: 'The media-c provider answered what is not documented: output.task_id',
    })
  })
})
