import { z } from 'zod'
import { listSetting } from '../../kit/settings.ts'

/** The companies' names of our models, by company; the operator may configure others. */
export const COMPANY_MODELS = {
  OPENAI: { 'image-a': 'gpt-image-2.5-sunburst', 'image-a2': 'gpt-image-2.5-flare' },
  GEMINI: {
    'video-b': 'gemini-omni-1.1-flash',
    'video-b-fast': 'gemini-omni-1.1-flash',
    'image-b': 'gemini-3.1-flash-image',
    'image-b-pro': 'gemini-3-pro-image',
  },
  DASHSCOPE: { 'video-c-t2v': 'wan2.6-t2v', 'video-c-i2v': 'wan2.6-i2v' },
  XAI: { 'video-d': 'grok-imagine-video', 'image-c': 'grok-imagine-image-2.0' },
  MODELARK: {
    'video-a': 'seedance-1-5-pro-251215',
    'video-a-pro': 'dreamina-seedance-2-5-260628',
    'video-e': 'seedance-1-5-pro-251215',
    'video-e-fast': 'seedance-1-0-pro-fast-251015',
  },
  BFL: { 'image-d': 'flux-2-pro' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

const modelsSetting = (company: keyof typeof COMPANY_MODELS) => {
  const standard = Object.entries(COMPANY_MODELS[company])
  const known = standard.map(([ours]) => ours)
  return listSetting()
    .transform((entries, context) => {
      const names = new Map(entries.map((entry) => [entry.replace(/=.*$/s, ''), entry.replace(/^[^=]*=?/s, '')]))
      if ([...names].every(([ours, theirs]) => known.includes(ours) && theirs !== ''))
        return new Map<string, string>([...standard, ...names])
      context.addIssue({ code: 'custom', message: `must be like \`${known[0]}=name,…\`, of ${known.join(', ')}` })
      return z.NEVER
    })
    .describe(
      `Models of the company: \`${known[0]}=name,…\`. Standard: ${standard.map((pair) => pair.join('=')).join(', ')}.`,
    )
}

/** Operator settings of the media companies. */
export const providerSettings = {
  OPENAI_MODELS: modelsSetting('OPENAI'),
  GEMINI_MODELS: modelsSetting('GEMINI'),
  DASHSCOPE_MODELS: modelsSetting('DASHSCOPE'),
  XAI_MODELS: modelsSetting('XAI'),
  MODELARK_MODELS: modelsSetting('MODELARK'),
  BFL_MODELS: modelsSetting('BFL'),
}

export type ProviderSettings = z.output<z.ZodObject<typeof providerSettings>>
