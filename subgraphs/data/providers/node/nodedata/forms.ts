import { z } from 'zod'
import type { Hex } from '../hex.ts'
import { Refused } from './errors.ts'

/** Schemas of callers' parameters, per the documented wire format. */

export const Address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address')
  .transform((text) => text.toLowerCase() as Hex)

export const Quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/, 'must be a hexadecimal number')
  .transform(BigInt)

export const Data = z.string().regex(/^0x([0-9a-fA-F]{2})*$/, 'must be hexadecimal bytes')

/** Parses parameters; throws Refused with the first problem. */
export function read<Output>(form: z.ZodType<Output>, given: unknown): Output {
  const parsed = form.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.') ?? ''
  throw new Refused(place ? `${place}: ${issue?.message}` : (issue?.message ?? 'Invalid parameters'))
}
