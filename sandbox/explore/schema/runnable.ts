import type { GraphQLInputType, GraphQLNamedType } from 'graphql'
import type { FieldFacts } from '../../api/catalogue.ts'
import { blankValue } from './blankValue.ts'
import { type FieldView, fieldsOf, isLeaf, isRequired, kindOf, namedType } from './types.ts'

/** Maximum depth of the selection, and maximum fields per object. */
const DEPTH = 2
const MOST_FIELDS = 20

/** A field that can be added to a selection: its text, and its variables. */
export interface Piece {
  readonly field: string
  readonly args: readonly { readonly name: string; readonly type: string; readonly value: unknown }[]
  /** With braces, indented by two for the root; empty for a leaf. */
  readonly selection: string
}

/** A runnable root field. */
export interface Runnable extends Piece {
  readonly operation: 'query' | 'mutation'
}

/** Field facts by coordinate: examples of arguments, and prices; fields with their own price are not selected automatically. */
type Facts = Readonly<Record<string, FieldFacts>>

/** Builds a runnable selection of a field of Query or Mutation. */
export function runnableOf(operation: Runnable['operation'], field: FieldView, facts: Facts, today: Date): Runnable {
  return { operation, ...pieceOf(operation === 'query' ? 'Query' : 'Mutation', field, facts, today) }
}

/** A field of a type with its required arguments, and for an object a selection. */
export function pieceOf(owner: string, field: FieldView, facts: Facts, today: Date): Piece {
  const { example = {} } = facts[`${owner}.${field.name}`] ?? {}
  const args = field.args
    .filter(({ type, defaultValue }) => isRequired(type, defaultValue))
    .map(({ name, type }) => ({
      name,
      type: String(type),
      value: example[name] ?? blankValue(type as GraphQLInputType, today),
    }))
  return { field: field.name, args, selection: selectionOf(namedType(field.type), facts, DEPTH, '  ') }
}

function selectionOf(type: GraphQLNamedType, facts: Facts, depth: number, indent: string): string {
  if (isLeaf(type)) return ''
  const inner = `${indent}  `
  const close = `\n${indent}}`
  if (kindOf(type) === 'union') return `{\n${inner}__typename${close}`
  const lines = fieldsOf(type)
    .filter((field) => isOpen(type, field, facts))
    .flatMap((field) => {
      const next = namedType(field.type)
      if (isLeaf(next)) return [`${inner}${field.name}`]
      return depth > 1 ? [`${inner}${field.name} ${selectionOf(next, facts, depth - 1, inner)}`] : []
    })
    .slice(0, MOST_FIELDS)
  return `{\n${lines.length > 0 ? lines.join('\n') : `${inner}__typename`}${close}`
}

function isOpen({ name: owner }: GraphQLNamedType, { name, args }: FieldView, facts: Facts): boolean {
  return !facts[`${owner}.${name}`]?.price && !args.some(({ type, defaultValue }) => isRequired(type, defaultValue))
}

/** The field as a complete request. */
export function requestOf(runnable: Runnable): { readonly query: string; readonly variables: string } {
  const { operation, field, args, selection } = runnable
  const title = field.charAt(0).toUpperCase() + field.slice(1)
  const head = args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : ''
  const given = args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : ''
  const values = Object.fromEntries(args.map(({ name, value }) => [name, value]))
  return {
    query: `${operation} ${title}${head} {\n  ${field}${given}${selection ? ` ${selection}` : ''}\n}\n`,
    variables: args.length > 0 ? JSON.stringify(values, null, 2) : '',
  }
}
