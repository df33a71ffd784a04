import { browserWallet } from './browserWallet.ts'
import type { CodeFacts, Snippet } from './facts.ts'
import { hasVariables, requestLines } from './request.ts'

/** urql with a paying fetch. */
export function urqlSnippet(facts: CodeFacts): Snippet {
  const { packages, imports, lines, option } = browserWallet(facts)
  const variables = hasVariables(facts.variables) ? 'variables' : '{}'
  const text = `// npm install @urql/core graphql${packages}
import { cacheExchange, Client, fetchExchange, gql } from '@urql/core'
${imports}${lines}
const urql = new Client({
  url: '${facts.url}',
  exchanges: [cacheExchange, fetchExchange],
  preferGetMethod: false, // long queries fit into a body, not into a URL${option && `\n  ${option},`}
})

${requestLines(facts, 'gql')}

const { data, error } = await urql.${facts.isMutation ? 'mutation' : 'query'}(query, ${variables}).toPromise()
if (error) throw error
console.log(data)
`
  return { name: 'urql', title: 'urql', note: NOTE, text }
}

const NOTE =
  'For a page. urql keeps answers in its cache: the same query is not paid twice, and is as old as its first answer.'
