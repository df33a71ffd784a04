import { expect, it } from 'vitest'
import { z } from 'zod'
import { providerSettings } from '../../../../subgraphs/studio/providers/settings.ts'

const settings = z.object(providerSettings)

it('reads what companies call their models', () => {
  const { MEDIA_A_MODELS: names } = settings.parse({ MEDIA_A_MODELS: 'video-a=films-1, image-a=pictures-1:latest' })
  expect([...names]).toEqual([
    ['video-a', 'films-1'],
    ['image-a', 'pictures-1:latest'],
  ])
  expect(settings.parse({}).MEDIA_A_MODELS.size).toBe(0)
})

it.each(['video-b=films', 'video-a', 'video-a=', '=films'])('refuses %j as names of models of company A', (text) => {
  expect(() => settings.parse({ MEDIA_A_MODELS: text })).toThrow('must be like `video-a=name,…`')
})
