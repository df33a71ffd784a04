import { variablesText } from './examples/example.ts'
import { marketMood } from './examples/marketMood.ts'

/** What a first visit finds in the editor: the first of the examples. */
export const exampleRequest = { query: marketMood.query, variables: variablesText(marketMood, new Date()) }
