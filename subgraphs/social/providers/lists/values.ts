import { z } from 'zod'
import { BadInput } from '../../../../schema/errors.ts'

// Values that companies write in several ways.

/** Seconds since 1970 as ISO 8601. */
export const seconds = z
  .number()
  .refine((at) => !Number.isNaN(new Date(at * 1000).getTime()), 'is no time')
  .transform((at) => new Date(at * 1000).toISOString())

/** Any text of a time as ISO 8601. */
export const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'is no time')
  .transform((text) => new Date(text).toISOString())

/** A whole number, or null. */
export const count = z.int().nullish().transform(orNull)

/** A text; null where it is empty or absent. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value || null)

/** A text that may be empty. */
export const prose = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** An id, which some answers write as a number. */
export const id = z.union([z.string().min(1), z.int()]).transform(String)

/** The tags of a text, without `#`. */
export function tagsOf(text: string): string[] {
  return [...text.matchAll(/#([\p{L}\p{N}_]+)/gu)].flatMap(([, tag]) => (tag ? [tag] : []))
}

/** Whether a member is a link rather than an id or name. */
export function isLink(text: string): boolean {
  return /^https?:\/\//i.test(text)
}

/** A required member of a request that the operations of rest-compat require too. */
export function member(input: Readonly<Record<string, string | number>>, name: string): string {
  const value = input[name]
  if (value === undefined) throw new BadInput('is required', [name])
  return String(value)
}

/** The last part of a link's path; another text as it is. */
export function lastPart(text: string): string {
  if (!isLink(text) || !URL.canParse(text)) return text
  return new URL(text).pathname.split('/').findLast((part) => part !== '') ?? text
}

function orNull<Value>(value: Value | null | undefined): Value | null {
  return value ?? null
}
