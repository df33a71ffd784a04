import { apolloSnippet } from './apollo.ts'
import { curlSnippet } from './curl.ts'
import type { CodeFacts, Snippet } from './facts.ts'
import { fetchSnippet } from './fetch.ts'
import { urqlSnippet } from './urql.ts'

/** The request's code in every supported form. */
export function snippetsOf(facts: CodeFacts): readonly Snippet[] {
  return [curlSnippet(facts), fetchSnippet(facts), apolloSnippet(facts), urqlSnippet(facts)]
}
