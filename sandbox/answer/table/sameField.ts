import type { DocumentNode } from 'graphql'
import { fieldsOf, responseKey, runningSelections } from '../../api/selections.ts'

/** Whether members of the object at a path of response keys are the same field of the graph under several names. */
export type SameField = (path: readonly string[], keys: readonly string[]) => boolean

/**
 * Reads from a query which members of its answer are aliases of one field. Two fields may give lists of equal shape, such as
 * two services their connections; those are no items of one list. Inside a JSON value all members count as the same.
 */
export function sameFieldOf(document: DocumentNode): SameField {
  const { selections, fragments } = runningSelections(document)
  return (path, keys) => {
    let level = selections
    for (const key of path) {
      const fields = level.flatMap((selection) => fieldsOf(selection, fragments))
      level = fields.flatMap((field) => (responseKey(field) === key ? (field.selectionSet ?? []) : []))
    }
    if (level.length === 0) return true
    const wanted = new Set(keys)
    const fields = level.flatMap((selection) => fieldsOf(selection, fragments))
    return new Set(fields.filter((field) => wanted.has(responseKey(field))).map(({ name }) => name.value)).size === 1
  }
}
