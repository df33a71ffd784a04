import { type FieldNode, type GraphQLField, type GraphQLSchema, getArgumentValues } from 'graphql'
import type { Operation } from '../graph/operation.ts'
import { rootFields } from './rootFields.ts'
import { isSecretName } from './secrets.ts'

/** Most root fields, and most arguments in total, that a statement names; the rest is counted. */
const MAX_FIELDS = 4
const MAX_ARGUMENTS = 6
/** Longest argument that is shown, in characters: enough for a usual host name, an address or a hash. */
const MAX_VALUE = 66
/** Longest mutation description that is shown, in characters. */
const MAX_DESCRIPTION = 200

/** Arguments of only these characters are shown: names, numbers and addresses, which cannot form a sentence. */
const SHOWABLE = /^[A-Za-z0-9._~:/@+*=-]+$/
/** EIP-4361 allows no other characters in a statement. */
const FORBIDDEN = /[^A-Za-z0-9 \-._~:/?#[\]@!$&'()*+,;=]+/g

type Variables = Readonly<Record<string, unknown>>

/**
 * Says what an operation does, for the person who signs for it, as one line: its root fields with their short arguments,
 * what a mutation is described as, and what it means for the wallet's money.
 *
 * @example Update DNS records (domain: example.com, action: DELETE, 1 more). Changes the DNS records of a domain of the
 * caller's, all of them or none. Good for this once, and makes no payment.
 */
export function statementOf(operation: Operation, variables: Variables | null, schema: GraphQLSchema): string {
  const isMutation = operation.definition.operation === 'mutation'
  const type = isMutation ? schema.getMutationType() : schema.getQueryType()
  const fields = [...rootFields(operation, variables).values()]
  const named = fields.slice(0, MAX_FIELDS)
  const room = Math.floor(MAX_ARGUMENTS / Math.max(named.length, 1))
  const phrases = named.map((field) => phraseOf(field, type?.getFields()[field.name.value], variables, room))
  const what = [...phrases, ...more(fields.length - named.length)].join('; ')
  const [only] = fields.length === 1 ? fields : []
  const description = only && isMutation ? firstSentence(type?.getFields()[only.name.value]?.description) : ''
  const text = isMutation
    ? `${capitalised(what)}. ${description}Good for this once, and makes no payment.`
    : `Read as your wallet: ${what}. Changes nothing and moves no money.`
  return text.replace(FORBIDDEN, ' ').trim()
}

function phraseOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
  variables: Variables | null,
  room: number,
): string {
  const leaves = field && variables ? leavesOf(getArgumentValues(field, node, variables)) : []
  const shown = leaves.filter(({ name, value }) => isShowable(value) && !isSecretName(name)).slice(0, room)
  const parts = [...shown.map(({ name, value }) => `${name}: ${value}`), ...more(leaves.length - shown.length)]
  return `${wordsOf(node.name.value)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`
}

interface Leaf {
  readonly name: string
  readonly value: unknown
}

/** The scalars of a value, each with the name of its member. */
function leavesOf(value: unknown, name = ''): Leaf[] {
  if (value === undefined) return []
  if (value instanceof Date) return [{ name, value: value.toISOString() }]
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, name))
  if (typeof value !== 'object' || value === null) return [{ name, value }]
  return Object.entries(value).flatMap(([member, inner]) => leavesOf(inner, member))
}

function isShowable(value: unknown): boolean {
  const text = String(value)
  return text.length <= MAX_VALUE && SHOWABLE.test(text)
}

function more(count: number): string[] {
  return count > 0 ? [`${count} more`] : []
}

/** `updateDnsRecords` as words: `update DNS records`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/\bdns\b/g, 'DNS')
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function firstSentence(description: string | null | undefined): string {
  const [sentence = ''] = /^[^.]+\./.exec((description ?? '').replace(/\s+/g, ' ')) ?? []
  return sentence.length > 0 && sentence.length <= MAX_DESCRIPTION ? `${sentence} ` : ''
}
