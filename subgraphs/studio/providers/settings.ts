import { z } from 'zod'
import { listSetting, perMinuteSetting, urlSetting } from '../../kit/settings.ts'

/** Our model names by company; the operator configures the company's own names. */
export const COMPANY_MODELS = {
  A: ['video-a', 'video-a-pro', 'image-a', 'image-a2'],
  B: ['video-b', 'video-b-fast', 'image-b', 'image-b-pro'],
  C: ['video-c-t2v', 'video-c-i2v'],
  D: ['video-d', 'image-c'],
  E: ['video-e', 'video-e-fast'],
  F: ['image-d'],
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
      `What media company ${company} calls its models: \`${known[0]}=name,…\` for ${known.join(', ')}. What is left out has our name.`,
    )
}

const url = (company: string, makes: string) =>
  urlSetting().describe(
    `Base URL of the API of media company ${company}, which makes ${makes}, without the version in its paths; unset: a stand-in.`,
  )
const key = (company: string) => z.string().optional().describe(`Key of media company ${company}. Secret.`)
const namedKey = (company: string) =>
  z
    .string()
    .optional()
    .describe(
      `Key of media company ${company}, sent as x-api-key; as \`name: key\` in the header of that name. Secret.`,
    )

/** Operator settings of the media companies. */
export const providerSettings = {
  MEDIA_A_URL: url('A', 'video-a, video-a-pro, image-a and image-a2'),
  MEDIA_A_KEY: key('A'),
  MEDIA_A_MODELS: modelsSetting('A'),
  MEDIA_A_PER_MINUTE: perMinuteSetting('first media'),
  MEDIA_B_URL: url('B', 'video-b, video-b-fast, image-b and image-b-pro'),
  MEDIA_B_KEY: namedKey('B'),
  MEDIA_B_MODELS: modelsSetting('B'),
  MEDIA_B_PER_MINUTE: perMinuteSetting('second media'),
  MEDIA_C_URL: url('C', 'video-c'),
  MEDIA_C_KEY: key('C'),
  MEDIA_C_MODELS: modelsSetting('C'),
  MEDIA_C_ASYNC_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .default('X-Async')
    .describe('The header by which media company C is asked to answer at once and work later; its value is `enable`.'),
  MEDIA_C_PER_MINUTE: perMinuteSetting('third media'),
  MEDIA_D_URL: url('D', 'video-d and image-c'),
  MEDIA_D_KEY: key('D'),
  MEDIA_D_MODELS: modelsSetting('D'),
  MEDIA_D_PER_MINUTE: perMinuteSetting('fourth media'),
  MEDIA_E_URL: url('E', 'video-e and video-e-fast'),
  MEDIA_E_KEY: key('E'),
  MEDIA_E_MODELS: modelsSetting('E'),
  MEDIA_E_PER_MINUTE: perMinuteSetting('fifth media'),
  MEDIA_F_URL: url('F', 'image-d'),
  MEDIA_F_KEY: namedKey('F'),
  MEDIA_F_MODELS: modelsSetting('F'),
  MEDIA_F_HOSTS: listSetting().describe(
    'Further hosts of media company F, separated by commas: it may tell us to look after our work there, and gets its key there too.',
  ),
  MEDIA_F_PER_MINUTE: perMinuteSetting('sixth media'),
}

export type ProviderSettings = z.output<z.ZodObject<typeof providerSettings>>
