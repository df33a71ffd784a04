import './workers.ts'
import { GraphiQL } from 'graphiql'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { DEFAULT_QUERY } from './defaultQuery.ts'
import { fetcher } from './fetcher.ts'
import { Tools } from './tools.ts'

// The little that this page needs of the DOM; its full types would be visible in all of the router.
declare const document: { getElementById(id: string): object | null }

const sandbox = createElement(
  GraphiQL,
  { fetcher, defaultQuery: DEFAULT_QUERY, defaultEditorToolsVisibility: 'headers' },
  createElement(GraphiQL.Logo, null, 'Tollgraph'),
  createElement(GraphiQL.Toolbar, Tools),
)

createRoot(document.getElementById('sandbox')!).render(sandbox)
