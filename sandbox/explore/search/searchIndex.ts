import type { PriceFacts } from '../../api/catalogue.ts'
import { endpointKey } from '../../api/endpointKey.ts'
import { type Graph, pathOf } from '../graph.ts'
import { fieldsOf, firstParagraph, rootTypes } from '../schema/types.ts'
import { wordsOf } from './words.ts'

export type HitKind = 'field' | 'type' | 'argument' | 'path'

/** One search result. */
export interface Entry {
  readonly kind: HitKind
  /** Title: `Query.domainSearch`, `GET /domains/api/search`. */
  readonly title: string
  /** Link target: a coordinate, or `service/operationId` of a path. */
  readonly target: string
  readonly text: string
  /** The name without spaces and punctuation, and its words; both in lower case. */
  readonly name: string
  readonly words: readonly string[]
  readonly textWords: readonly string[]
  /** Rank bonus by kind: root fields first, then types and paths; arguments last. */
  readonly weight: number
  /** Price of a path; fields have their own facts. */
  readonly price?: PriceFacts
}

/** The search index of the whole graph. */
export function searchIndex({ schema, catalogue }: Graph): readonly Entry[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const roots = rootTypes(schema)
  const ofTypes = types.flatMap((type) => {
    const isRoot = roots.some(({ name }) => name === type.name)
    const own = entry('type', type.name, type.name, type.name, type.description, 3)
    const fields = fieldsOf(type).flatMap((field) => {
      const coordinate = `${type.name}.${field.name}`
      const itself = entry('field', coordinate, coordinate, field.name, field.description, isRoot ? 6 : 0)
      const args = field.args.map((argument) =>
        entry('argument', `${coordinate}(${argument.name})`, coordinate, argument.name, argument.description, -2),
      )
      return [itself, ...args]
    })
    return [own, ...fields]
  })
  const paths = catalogue.endpoints.map((endpoint) => {
    const title = `${endpoint.method} ${pathOf(endpoint)}`
    const itself = entry('path', title, endpointKey(endpoint), endpoint.path, endpoint.summary, 2)
    return endpoint.price ? { ...itself, price: endpoint.price } : itself
  })
  return [...ofTypes, ...paths]
}

function entry(
  kind: HitKind,
  title: string,
  target: string,
  name: string,
  description: string | null | undefined,
  weight: number,
): Entry {
  const text = firstParagraph(description)
  const words = wordsOf(name)
  return { kind, title, target, text, name: words.join(''), words, textWords: wordsOf(text), weight }
}
