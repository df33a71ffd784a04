import { z } from 'zod'
import { parseUsd } from '../../schema/money.ts'

/** Building blocks of settings: environment variables are strings, and an empty one counts as unset. */

/** A TCP or UDP port. */
export function portSetting(standard: number) {
  return port().default(standard)
}

/** A TCP or UDP port, or none. */
export function optionalPortSetting() {
  return port().optional()
}

function port() {
  return z.coerce
    .number('must be a port number')
    .int('must be a whole number')
    .min(1, 'must be a port (1 to 65535)')
    .max(65_535, 'must be a port (1 to 65535)')
}

/** A whole number within bounds. */
export function integerSetting(standard: number, min: number, max: number) {
  return integer(min, max).default(standard)
}

/** A whole number within bounds, or none. */
export function optionalIntegerSetting(min: number, max: number) {
  return integer(min, max).optional()
}

/** A check without a message of its own takes the message of the type, which would not name the bound. */
function integer(min: number, max: number) {
  return z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
}

/** `true` or `false`. */
export function booleanSetting(standard: boolean) {
  return z
    .enum(['true', 'false'], 'must be true or false')
    .default(standard ? 'true' : 'false')
    .transform((text) => text === 'true')
}

/** An http or https URL, without trailing slashes. */
export function urlSetting() {
  return webUrl()
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
}

/** An http or https URL that paths are put behind, without trailing slashes. */
export function baseUrlSetting() {
  return webUrl()
    .refine((url) => !/[?#@]/.test(url), 'must have no query, no fragment and no user: paths are put behind it')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
}

function webUrl() {
  return z.url({ protocol: /^https?$/, error: 'must be an http or https URL', abort: true })
}

/** An amount in USD, in atomic units. */
export function usdSetting(standard: string) {
  return z
    .string()
    .default(standard)
    .transform((text, context) => {
      try {
        return parseUsd(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'must be a decimal amount in USD with at most 6 decimals' })
        return z.NEVER
      }
    })
}

/** The items of a list that is separated by commas, spaces or lines. */
export function itemsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

/** Comma-separated strings. */
export function listSetting(standard = '') {
  return z
    .string()
    .default(standard)
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
}
