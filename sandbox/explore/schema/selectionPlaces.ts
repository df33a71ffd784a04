import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, SelectionSetNode } from 'graphql'
import { responseKey } from '../../api/selections.ts'

/** A selection of a document. */
export interface SelectionPlace {
  /** Name of the type that it selects from. */
  readonly type: string
  /** Response keys on the way to it; in a fragment they begin with its name. */
  readonly path: readonly string[]
  readonly set: SelectionSetNode
  /** The operation whose variables it may use; null where that is not one. */
  readonly operation: OperationDefinitionNode | null
}

/** The selections of a document in its order, outer ones first. Fields that the schema does not have are skipped. */
export function placesIn(
  document: DocumentNode,
  schema: GraphQLSchema,
  { TypeInfo, visit, visitWithTypeInfo }: typeof import('graphql'),
): readonly SelectionPlace[] {
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition')
  const only = operations.length === 1 ? (operations[0] ?? null) : null
  const types = new TypeInfo(schema)
  const places: SelectionPlace[] = []
  let operation: OperationDefinitionNode | null = null
  let path: readonly string[] = []
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition(node) {
        operation = node
        path = []
      },
      FragmentDefinition(node) {
        operation = only
        path = [`...${node.name.value}`]
      },
      Field: {
        enter(node) {
          path = [...path, responseKey(node)]
        },
        leave() {
          path = path.slice(0, -1)
        },
      },
      SelectionSet(set) {
        const type = types.getParentType()
        if (type) places.push({ type: type.name, path, set, operation })
      },
    }),
  )
  return places
}

/** The innermost selection at a position of the text; null outside of all. */
export function placeAt(places: readonly SelectionPlace[], offset: number): SelectionPlace | null {
  return places.findLast((place) => encloses(place, offset)) ?? null
}

/** The selection of a type that encloses a position, the innermost one; else the first of that type; null without one. */
export function placeOf(places: readonly SelectionPlace[], offset: number, type: string): SelectionPlace | null {
  const ofType = places.filter((place) => place.type === type)
  return placeAt(ofType, offset) ?? ofType[0] ?? null
}

function encloses({ set: { loc } }: SelectionPlace, offset: number): boolean {
  return loc !== undefined && loc.start < offset && offset < loc.end
}
