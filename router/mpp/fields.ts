import { z } from 'zod'
import { parseAddress } from '../../schema/address.ts'

/** A whole number of at most 256 bits or so, in decimal digits. */
export const uint = z
  .string()
  .regex(/^\d{1,78}$/, 'must be a whole number in decimal digits')
  .transform(BigInt)

/** An EVM address; in mixed case with its right checksum. */
export const address = z.string().transform((text, context) => {
  const parsed = parseAddress(text)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'must be an EVM address' })
  return z.NEVER
})

/** Says where and why something could not be read, for people. */
export function issueText(error: z.ZodError, at: string): string {
  const issue = error.issues[0]
  return `${[at, ...(issue?.path ?? [])].filter((step) => step !== '').join('.')} ${issue?.message ?? 'is malformed'}`
}
