import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { realNetworks } from './realMoney.ts'

/** Settings that may be read from a file, as secret stores mount them. */
const NAMES = [
  'SECRET',
  'FACILITATOR_KEY',
  'CDP_API_KEY_SECRET',
  'REFUND_KEY',
  'SOLANA_FACILITATOR_KEY',
  'SOLANA_REFUND_KEY',
  'TEMPO_FEE_PAYER_KEY',
  'TEMPO_REFUND_KEY',
  'RECEIPT_SIGNING_KEY',
  'OPERATOR_SECRET',
] as const

/** Write permission of group and others. Read permission is what secret stores grant by default. */
const OTHERS_WRITE = 0o022

type Given = Readonly<Record<string, string | undefined>>

/** A setting with the path of a file that contains another setting. */
function fileOf(name: (typeof NAMES)[number]) {
  return z
    .string()
    .optional()
    .describe(`Path of a file that holds ${name}, read once at the start; in the place of that setting.`)
}

/** The path settings. */
export const KEY_FILE_SETTINGS = {
  SECRET_FILE: fileOf('SECRET'),
  FACILITATOR_KEY_FILE: fileOf('FACILITATOR_KEY'),
  CDP_API_KEY_SECRET_FILE: fileOf('CDP_API_KEY_SECRET'),
  REFUND_KEY_FILE: fileOf('REFUND_KEY'),
  SOLANA_FACILITATOR_KEY_FILE: fileOf('SOLANA_FACILITATOR_KEY'),
  SOLANA_REFUND_KEY_FILE: fileOf('SOLANA_REFUND_KEY'),
  TEMPO_FEE_PAYER_KEY_FILE: fileOf('TEMPO_FEE_PAYER_KEY'),
  TEMPO_REFUND_KEY_FILE: fileOf('TEMPO_REFUND_KEY'),
  RECEIPT_SIGNING_KEY_FILE: fileOf('RECEIPT_SIGNING_KEY'),
  OPERATOR_SECRET_FILE: fileOf('OPERATOR_SECRET'),
} as const satisfies Record<`${(typeof NAMES)[number]}_FILE`, z.ZodType>

/**
 * Replaces path settings by the contents of their files; returns problems, which never quote a content. On a real
 * network a file that group or others may write is refused.
 */
export function withKeyFiles(given: Given): { readonly given: Given; readonly problems: readonly string[] } {
  const read: Record<string, string | undefined> = { ...given }
  const problems = NAMES.flatMap((name) => {
    const path = given[`${name}_FILE`]
    if (path === undefined) return []
    if (given[name] !== undefined) return [`${name} and ${name}_FILE are both set: leave one of them out.`]
    try {
      const text = readFileSync(path, 'utf8').trim()
      if (text === '') return [`${name}_FILE names ${shown(path)}, which is empty: write ${name} into it.`]
      read[name] = text
      return isOpen(path, given)
        ? [`${name}_FILE names ${shown(path)}, which others may change: take that right from them (chmod go-w).`]
        : []
    } catch (error) {
      const { code = 'unreadable' } = error as NodeJS.ErrnoException
      return [
        `${name}_FILE names ${shown(path)}, which cannot be read (${code}): give the path of a file that this user may read.`,
      ]
    }
  })
  return { given: read, problems }
}

/** A path for a message. A text that does not begin as one may be the key itself, put into the wrong setting. */
function shown(path: string): string {
  return /^(\/|\.{1,2}\/|~)/.test(path) ? path : 'a file (no absolute path)'
}

function isOpen(path: string, given: Given): boolean {
  return realNetworks(given).length > 0 && (statSync(path).mode & OTHERS_WRITE) !== 0
}
