import { expect, it } from 'vitest'
import { z } from 'zod'
import { providerSettings } from '../../../../subgraphs/studio/providers/settings.ts'

const settings = z.object(providerSettings)

it('reads what companies call their models', () => {
  const { OPENAI_MODELS: names } = settings.parse({ OPENAI_MODELS: 'image-a=pictures-1:latest' })
  expect([...names]).toEqual([
    ['image-a', 'pictures-1:latest'],
    ['image-a2', 'gpt-image-2.5-flare'],
  ])
  expect(settings.parse({}).BFL_MODELS.get('image-d')).toBe('flux-2-pro')
})

it.each(['video-b=films', 'image-a', 'image-a=', '=films'])('refuses %j as names of models', (text) => {
  expect(() => settings.parse({ OPENAI_MODELS: text })).toThrow('must be like `image-a=name,…`')
})
