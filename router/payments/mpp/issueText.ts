import type { z } from 'zod'

/** Formats where and why something is malformed, for people. */
export function issueText(error: z.ZodError, at: string): string {
  const issue = error.issues[0]
  return `${[at, ...(issue?.path ?? [])].filter((step) => step !== '').join('.')} ${issue?.message ?? 'is malformed'}`
}
