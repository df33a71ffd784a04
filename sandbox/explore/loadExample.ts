import { useRequest } from '../state/request.ts'
import { useView } from '../state/view.ts'
import { type Example, variablesText } from './examples/example.ts'

/** Loads an example into the editor, and shows it. */
export function loadExample(example: Example): void {
  useRequest.getState().load({ query: example.query, variables: variablesText(example, new Date()) })
  useView.getState().showColumn('query')
}
