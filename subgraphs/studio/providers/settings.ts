import { z } from 'zod'
import { listSetting } from '../../kit/settings.ts'

/** Our model names by company; the operator configures the company's own names. */
export const COMPANY_MODELS = {
  OPENAI: ['video-a', 'video-a-pro', 'image-a', 'image-a2'],
  GEMINI: ['video-b', 'video-b-fast', 'image-b', 'image-b-pro'],
  DASHSCOPE: ['video-c-t2v', 'video-c-i2v'],
  XAI: ['video-d', 'image-c'],
  MODELARK: ['video-e', 'video-e-fast'],
  BFL: ['image-d'],
} as const

const modelsSetting = (company: keyof typeof COMPANY_MODELS) => {
  const known: readonly string[] = COMPANY_MODELS[company]
  return listSetting()
    .transform((entries, context) => {
      const names = new Map(entries.map((entry) => [entry.replace(/=.*$/s, ''), entry.replace(/^[^=]*=?/s, '')]))
      if ([...names].every(([ours, theirs]) => known.includes(ours) && theirs !== '')) return names
      context.addIssue({ code: 'custom', message: `must be like \`${known[0]}=name,…\`, of ${known.join(', ')}` })
      return z.NEVER
    })
    .describe(
      `What ${company} calls its models: \`${known[0]}=name,…\` for ${known.join(', ')}. What is left out has our name.`,
    )
}

/** Operator settings of the media companies. */
export const providerSettings = {
  OPENAI_MODELS: modelsSetting('OPENAI'),
  GEMINI_MODELS: modelsSetting('GEMINI'),
  DASHSCOPE_MODELS: modelsSetting('DASHSCOPE'),
  DASHSCOPE_ASYNC_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .default('X-Async')
    .describe('The header by which Model Studio is asked to answer at once and work later; its value is `enable`.'),
  XAI_MODELS: modelsSetting('XAI'),
  MODELARK_MODELS: modelsSetting('MODELARK'),
  BFL_MODELS: modelsSetting('BFL'),
  BFL_HOSTS: listSetting().describe(
    'Further hosts of Black Forest Labs, separated by commas: it may tell us to look after our work there, and gets its key there too.',
  ),
}

export type ProviderSettings = z.output<z.ZodObject<typeof providerSettings>>
