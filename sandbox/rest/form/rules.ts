import type { NumberNode, TextNode } from './node.ts'

/** The message for a text that breaks a rule; null when it is valid. */
export function textProblem(node: TextNode, text: string): string | null {
  const length = [...text].length
  if (length < node.minLength)
    return node.minLength === 1 ? 'must not be empty' : `must have at least ${count(node.minLength)}`
  if (length > node.maxLength) return `must have at most ${count(node.maxLength)}; it has ${length}`
  if (node.pattern !== null && matches(node.pattern, text) === false) return `must match ${node.pattern}`
  return formatProblem(node.format, text)
}

/** The message for a typed number that breaks a rule. */
export function numberProblem(node: NumberNode, text: string): string | null {
  const value = numberIn(text)
  if (value === null) return node.isInteger ? 'must be a whole number' : 'must be a number'
  if (node.isInteger && !Number.isSafeInteger(value)) return 'must be a whole number'
  if (node.isAbove && value <= node.minimum) return `must be more than ${node.minimum}`
  if (node.isBelow && value >= node.maximum) return `must be less than ${node.maximum}`
  if (value < node.minimum) return `must be at least ${node.minimum}`
  if (value > node.maximum) return `must be at most ${node.maximum}`
  return null
}

/** Parses a JSON number; null for anything else. */
export function numberIn(text: string): number | null {
  const value = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : null
}

/** The rules of a part as a short hint; empty without rules. */
export function rulesText(node: TextNode | NumberNode): string {
  if (node.kind === 'number') return numberRules(node)
  const { minLength, maxLength } = node
  if (minLength > 1 && minLength === maxLength) return `${minLength} characters`
  if (minLength > 1)
    return maxLength < Number.POSITIVE_INFINITY ? `${minLength}–${count(maxLength)}` : `at least ${count(minLength)}`
  return maxLength < 1_000 ? `at most ${count(maxLength)}` : ''
}

function numberRules({ minimum, maximum, isAbove, isBelow }: NumberNode): string {
  const low = Number.isFinite(minimum) ? `${isAbove ? 'more than' : 'at least'} ${minimum}` : ''
  const high = Number.isFinite(maximum) ? `${isBelow ? 'less than' : 'at most'} ${maximum}` : ''
  if (low && high && !isAbove && !isBelow) return `${minimum} to ${maximum}`
  return [low, high].filter(Boolean).join(', ')
}

function count(characters: number): string {
  return `${characters} ${characters === 1 ? 'character' : 'characters'}`
}

/** Null for a pattern that JavaScript does not support: the service validates it then. */
function matches(pattern: string, text: string): boolean | null {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return null
  }
}

function formatProblem(format: string | null, text: string): string | null {
  switch (format) {
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(text) ? null : 'must be a mail address, such as ada@example.com'
    case 'uri':
      return URL.canParse(text) ? null : 'must be a whole URL, such as https://example.com/'
    case 'date':
      return isDay(text) ? null : 'must be a date, such as 2030-01-31'
    case 'date-time':
      return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) && isDay(text.slice(0, 10))
        ? null
        : 'must be a date with a time, such as 2030-01-31T12:00:00Z'
    default:
      return null
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
