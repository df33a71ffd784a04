import { z } from 'zod'
import { isAllowEntry } from './allowed.ts'

/** A setting that lists private addresses which may be connected to. */
export function allowSetting() {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      const entries = text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean)
      if (entries.every(isAllowEntry)) return entries
      context.addIssue({
        code: 'custom',
        message: 'must be ranges of addresses (10.0.0.0/8), host:port or *.host:port, separated by commas',
      })
      return z.NEVER
    })
}

/** How URLs given by callers are fetched. */
export const OUTBOUND_SETTINGS = {
  OUTBOUND_ALLOW: allowSetting().describe(
    'Private addresses from which URLs that callers name may be fetched, comma-separated: ranges (10.0.0.0/8, all ports), host:port, *.host:port. Every paying caller can read what they serve.',
  ),
}
