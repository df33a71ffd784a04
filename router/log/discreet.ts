import { type LoggerOptions, stdSerializers } from 'pino'
import { sourceStack } from './sourceStack.ts'

const URL_TEXT = /\b((?:https?|wss?):\/\/)(?:[^\s/@"'`)\]]+@)?([^\s/?#"'`)\]]+)[^\s"'`)\],]*/gi

/** Cuts URLs after their host: node providers put customers' keys into paths and queries. */
export function withoutUrlSecrets(text: string): string {
  return text.replace(URL_TEXT, '$1$2/…')
}

/** The message of an error for the operator: first line, without secrets. */
export function noteOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return withoutUrlSecrets(text.split('\n', 1)[0] ?? '')
}

/** Logs errors without the secrets that their messages may quote. */
export const discreetSerializers: NonNullable<LoggerOptions['serializers']> = {
  err: (error: Error) => discreet(stdSerializers.err(error), 0),
}

/** Depth limit for nested errors. */
const MAX_DEPTH = 6

function discreet(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutUrlSecrets(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '…'
  if (Array.isArray(value)) return value.map((item) => discreet(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, discreet(traced(key, inner), depth + 1)]))
}

/** A member of an error, its stack with the positions of sources. */
function traced(key: string, value: unknown): unknown {
  return key === 'stack' && typeof value === 'string' ? sourceStack(value) : value
}
