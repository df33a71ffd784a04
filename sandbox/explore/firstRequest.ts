import { variablesText } from './examples/example.ts'
import { marketMood } from './examples/marketMood.ts'

/** The editor's initial content: the first example. */
export const exampleRequest = { query: marketMood.query, variables: variablesText(marketMood, new Date()) }
