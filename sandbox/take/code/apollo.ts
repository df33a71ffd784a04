import { browserWallet } from './browserWallet.ts'
import type { CodeFacts, Snippet } from './facts.ts'
import { hasVariables, requestLines } from './request.ts'

/** Apollo Client with a paying link. */
export function apolloSnippet(facts: CodeFacts): Snippet {
  const { packages, imports, lines, option } = browserWallet(facts)
  const verb = facts.isMutation ? 'mutate' : 'query'
  const document = facts.isMutation ? 'mutation: query' : 'query'
  const given = hasVariables(facts.variables) ? `${document}, variables` : document
  const text = `// npm install @apollo/client graphql rxjs${packages}
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
${imports}${lines}
const apollo = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({ uri: '${facts.url}'${option && `, ${option}`} }),
})

${requestLines(facts, 'gql')}

const { data } = await apollo.${verb}({ ${given} })
console.log(data)
`
  return { name: 'apollo', title: 'Apollo Client', note: NOTE, text }
}

const NOTE =
  'For a page. Apollo keeps answers in its cache: the same query is not paid twice, and is as old as its first answer.'
