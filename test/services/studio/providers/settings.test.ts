import { expect, it } from 'vitest'
import { z } from 'zod'
import { providerSettings } from '../../../../subgraphs/studio/providers/settings.ts'

const settings = z.object(providerSettings)

it('reads what companies call their models', () => {
  const { OPENAI_MODELS: names } = settings.parse({ OPENAI_MODELS: 'video-a=films-1, image-a=pictures-1:latest' })
  expect([...names]).toEqual([
    ['video-a', 'films-1'],
    ['image-a', 'pictures-1:latest'],
  ])
  expect(settings.parse({}).OPENAI_MODELS.size).toBe(0)
})

it.each(['video-b=films', 'video-a', 'video-a=', '=films'])('refuses %j as names of models', (text) => {
  expect(() => settings.parse({ OPENAI_MODELS: text })).toThrow('must be like `video-a=name,…`')
})
