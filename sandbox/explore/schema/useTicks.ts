import type { DocumentNode } from 'graphql'
import { useEffect, useMemo, useState } from 'react'
import { useCursor } from '../../state/cursor.ts'
import { useRequest } from '../../state/request.ts'
import type { Graph } from '../graph.ts'
import { addAt } from './addTo.ts'
import { removeFrom } from './removeFrom.ts'
import { pieceOf } from './runnable.ts'
import { placeAt, placeOf, placesIn, type SelectionPlace } from './selectionPlaces.ts'
import type { FieldView } from './types.ts'

type Graphql = typeof import('graphql')

/** A selection of the editor's query, whose fields can be ticked. */
export interface Ticks {
  /** The selection as shown: `coin › chart`, or the kind of the operation. */
  readonly path: string
  /** Names of its fields. */
  readonly selected: ReadonlySet<string>
  /** Why the last tick changed nothing; null otherwise. */
  readonly trouble: string | null
  /** Adds a field to the selection, or removes it. */
  toggle(field: FieldView): void
}

interface Selections {
  readonly graphql: Graphql
  readonly document: DocumentNode
  readonly places: readonly SelectionPlace[]
}

/** The selection of a type at the cursor, or else the query's first one; null when the query has none. */
export function useTicks(graph: Graph, type: string): Ticks | null {
  const selections = useSelections(graph)
  const offset = useCursor((state) => state.offset)
  const [trouble, setTrouble] = useState<string | null>(null)
  const place = selections ? placeOf(selections.places, offset, type) : null
  if (!selections || !place) return null
  const { graphql, document } = selections
  const selected = new Set(place.set.selections.flatMap((node) => (node.kind === 'Field' ? [node.name.value] : [])))
  return {
    path: place.path.length > 0 ? place.path.join(' › ') : (place.operation?.operation ?? 'query'),
    selected,
    trouble,
    toggle(field) {
      const { query, variables, edit } = useRequest.getState()
      const desk = { query, variables }
      const changed = selected.has(field.name)
        ? removeFrom(desk, document, place.set, field.name, graphql)
        : addAt(desk, place, pieceOf(type, field, graph.catalogue.fields, new Date()))
      setTrouble(
        changed ? null : `${field.name} needs variables: they must be JSON, and one operation must declare them.`,
      )
      if (changed) edit(changed)
    },
  }
}

/** The type of the selection at the cursor; null outside of all. */
export function useTypeAtCursor(graph: Graph): string | null {
  const selections = useSelections(graph)
  const offset = useCursor((state) => state.offset)
  return selections ? (placeAt(selections.places, offset)?.type ?? null) : null
}

/** The selections of the editor's query; null while it is no GraphQL. */
function useSelections({ schema }: Graph): Selections | null {
  const query = useRequest((state) => state.query)
  const [graphql, setGraphql] = useState<Graphql | null>(null)
  useEffect(() => {
    // Loaded already: the schema was built with it.
    import('graphql').then(
      (loaded) => setGraphql(loaded),
      () => undefined,
    )
  }, [])
  return useMemo(() => {
    const document = graphql ? parsed(query, graphql) : null
    return graphql && document ? { graphql, document, places: placesIn(document, schema, graphql) } : null
  }, [query, graphql, schema])
}

function parsed(query: string, { parse }: Graphql): DocumentNode | null {
  try {
    return parse(query)
  } catch {
    return null
  }
}
