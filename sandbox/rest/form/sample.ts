import type { Json } from './json.ts'
import type { FormNode, NumberNode, TextNode } from './node.ts'
import { textProblem } from './rules.ts'

/**
 * A sample value of a part: the document's example, the default, or a plain value. Undefined when no plain value fits
 * the part's rules.
 */
export function sampleOf(node: FormNode, name = ''): Json | undefined {
  if (node.example !== undefined) return node.example
  if (node.fallback !== undefined) return node.fallback
  switch (node.kind) {
    case 'text':
      return sampleText(node, name)
    case 'number':
      return sampleNumber(node)
    case 'boolean':
      return false
    case 'enum':
      return node.values[0]
    case 'list':
      return sampleItems(sampleOf(node.item, singular(name)), node.minItems)
    case 'map':
      return { [BY_NAME.name ?? '']: sampleOf(node.value) ?? null }
    case 'object':
      return sampleMembers(node.members)
    case 'choice':
      return node.options[0] ? sampleOf(node.options[0].node, name) : undefined
    case 'json':
      return {}
  }
}

/** Samples of a request's required members. */
export function sampleMembers(
  members: readonly { readonly name: string; readonly isRequired: boolean; readonly node: FormNode }[],
): { readonly [name: string]: Json } {
  const samples = members
    .filter(({ isRequired, node }) => isRequired || node.example !== undefined)
    .flatMap(({ name, node }) => {
      const sample = sampleOf(node, name)
      return sample === undefined ? [] : [[name, sample] as const]
    })
  return Object.fromEntries(samples)
}

/** Samples by member name, for schemas that do not say more. */
const BY_NAME: Readonly<Record<string, string>> = {
  address: '0x000000000000000000000000000000000000dEaD',
  domain: 'my-first-toll.com',
  email: 'ada@example.com',
  name: 'my-first-toll',
  query: 'register a domain name',
  to: 'ada@example.com',
  url: 'https://example.com/',
}

/** Plain texts of many forms: the first one that the rules allow is used. */
const PLAIN = [
  'text',
  'https://example.com/',
  'ada@example.com',
  '0x000000000000000000000000000000000000dEaD',
  `0x${'0'.repeat(64)}`,
  '0x1',
  '1',
  '1.5',
  '123456',
  '2030-01-31',
  '31-01-2030',
  '2030-01-31T12:00:00',
  '2030-01-31T12:00:00Z',
  '12:00',
  'ABCD1234',
  '4111111111111111',
  '2030-01',
  'DE',
  'de',
  'BER',
  '1D',
  'M1D',
  '1H',
  'PT6H',
  'P1D',
  '1 day',
  '52.5,13.4',
  'eip155:8453',
  'my-first',
  '+49 30 1234567',
  '00000000-0000-4000-8000-000000000000',
  '000000000000000000000000',
]

function sampleText(node: TextNode, name: string): string | undefined {
  const candidates = [BY_NAME[name], ...PLAIN, firstWord(node.pattern ?? ''), 'x'.repeat(Math.min(node.minLength, 100))]
  return candidates.find((text) => text !== undefined && textProblem(node, text) === null)
}

/** The first alternative of a pattern that lists words, alone or comma-separated. */
function firstWord(pattern: string): string | undefined {
  return /\((?:\?:)?\(?([\w -]+)[|)]/.exec(pattern)?.[1]
}

function sampleNumber({ isInteger, minimum, maximum, isAbove }: NumberNode): number {
  const least = isAbove ? minimum + (isInteger ? 1 : 0.01) : minimum
  return least > 0 ? least : Math.min(1, maximum)
}

function sampleItems(item: Json | undefined, least: number): Json {
  return item === undefined ? [] : Array.from({ length: Math.max(least, 1) }, () => item)
}

function singular(name: string): string {
  return name.replace(/s$/, '')
}
