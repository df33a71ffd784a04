import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import {
  GraphQLBoolean,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { type JsonNode, nameOf, propertiesOf } from './jsonPlaces.ts'
import type { DeclaredVariable } from './variableTypes.ts'

/** A member that an object in the variables may have. */
interface Member {
  readonly name: string
  readonly type: GraphQLInputType
  readonly description?: string | null | undefined
}

/** Names of variables and of members of input objects, and values of enums and booleans. */
export function variableCompletions(
  { state, pos, explicit }: Pick<CompletionContext, 'state' | 'pos' | 'explicit'>,
  declared: readonly DeclaredVariable[],
): CompletionResult | null {
  const node = syntaxTree(state).resolveInner(pos, -1)
  const isWord = /^(PropertyName|String|True|False)$/.test(node.name) && node.to >= pos
  if (!isWord && !explicit) return null
  const options = optionsAt(node, state, declared)
  if (options.length === 0) return null
  return { from: isWord ? node.from : pos, to: isWord ? node.to : pos, options, validFor: /^"?\w*"?$/ }
}

function optionsAt(node: JsonNode, state: EditorState, declared: readonly DeclaredVariable[]): readonly Completion[] {
  if (node.name === 'PropertyName') return nameOptions(node.parent?.parent, state, declared)
  if (node.name === 'Object') return nameOptions(node, state, declared)
  const type = node.name === 'Property' ? typeOfProperty(node, state, declared) : typeOf(node, state, declared)
  return type ? valueOptions(type) : []
}

function nameOptions(
  object: JsonNode | null | undefined,
  state: EditorState,
  declared: readonly DeclaredVariable[],
): readonly Completion[] {
  if (!object) return []
  const written = new Set(
    propertiesOf(object)
      .filter(hasValue)
      .map((property) => nameOf(property, state)),
  )
  return membersOf(object, state, declared)
    .filter(({ name }) => !written.has(name))
    .map(({ name, type, description }) => ({
      label: `"${name}"`,
      detail: String(type),
      apply: `"${name}": `,
      type: 'property',
      ...(description ? { info: description } : {}),
    }))
}

function valueOptions(type: GraphQLInputType): readonly Completion[] {
  const named = getNamedType(type)
  if (named === GraphQLBoolean) return [{ label: 'true' }, { label: 'false' }]
  if (!isEnumType(named)) return []
  return named.getValues().map(({ name, description }) => ({
    label: `"${name}"`,
    type: 'enum',
    ...(description ? { info: description } : {}),
  }))
}

/** The members of an `Object` node: the query's variables at the top, else the fields of its input type. */
function membersOf(object: JsonNode, state: EditorState, declared: readonly DeclaredVariable[]): readonly Member[] {
  if (object.parent?.name === 'JsonText') return declared
  const type = typeOf(object, state, declared)
  const named = type && getNamedType(type)
  return isInputObjectType(named) ? Object.values(named.getFields()) : []
}

/** The type of the value at a node; null where the query says nothing of it. */
function typeOf(
  { parent }: JsonNode,
  state: EditorState,
  declared: readonly DeclaredVariable[],
): GraphQLInputType | null {
  if (parent?.name === 'Property') return typeOfProperty(parent, state, declared)
  if (parent?.name !== 'Array') return null
  const list = typeOf(parent, state, declared)
  const type = list && getNullableType(list)
  return isListType(type) ? type.ofType : null
}

function typeOfProperty(
  property: JsonNode,
  state: EditorState,
  declared: readonly DeclaredVariable[],
): GraphQLInputType | null {
  if (!property.parent) return null
  const name = nameOf(property, state)
  return membersOf(property.parent, state, declared).find((member) => member.name === name)?.type ?? null
}

function hasValue({ firstChild, lastChild }: JsonNode): boolean {
  return firstChild !== null && lastChild !== null && lastChild.from > firstChild.from
}
