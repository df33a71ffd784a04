import {
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  specifiedScalarTypes,
  visit,
} from 'graphql'
import { CompositionError, composeWith } from '../../../schema/compose.ts'

/** Whether a document describes a schema. */
export function isSdl(document: DocumentNode): boolean {
  return document.definitions.every((one) => isTypeSystemDefinitionNode(one) || isTypeSystemExtensionNode(one))
}

const LINKS = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@inaccessible", "@listSize", "@shareable"])
  @link(url: "https://specs.tollgraph.example/toll/v1.0", import: ["@price"])`

/** Why a subgraph with this SDL could not join the graph. Links and types that the block leaves out are added. */
export function reasonsAgainst(text: string, document: DocumentNode): readonly string[] {
  const types = missingTypes(document).map((name) => `type ${name} { id: ID }`)
  const sdl = [text.includes('@link(') ? '' : LINKS, text, ...types].join('\n')
  const limits = { maxUsd: null, acts: true }
  try {
    composeWith([{ name: 'weather', url: 'https://weather.example/graphql', sdl, limits, extends: [] }])
    return []
  } catch (error) {
    if (error instanceof CompositionError) return error.problems
    throw error
  }
}

/** The types that fields name and no definition has. */
function missingTypes(document: DocumentNode): string[] {
  const defined = document.definitions.flatMap((one) => (isTypeDefinitionNode(one) ? [one.name.value] : []))
  const known = new Set([...defined, ...specifiedScalarTypes.map(({ name }) => name)])
  const named = new Set<string>()
  visit(document, { NamedType: ({ name }) => void named.add(name.value) })
  return [...named].filter((name) => !known.has(name))
}
