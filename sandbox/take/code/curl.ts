import { type CodeFacts, isOpen, type Snippet } from './facts.ts'
import { shellArgument } from './literal.ts'
import { hasVariables } from './request.ts'

/** curl: fetches the price, because curl has no wallet; a free and open request is executed. */
export function curlSnippet(facts: CodeFacts): Snippet {
  const { url, query, variables } = facts
  const body = {
    query: query.trim(),
    ...(hasVariables(variables) ? { variables } : {}),
    ...(isOpen(facts) ? {} : { extensions: { bill: true } }),
  }
  const headers = `-H 'content-type: application/json'`
  const text = `curl -s ${shellArgument(url)} \\\n  ${headers} \\\n  -d ${shellArgument(JSON.stringify(body, null, 2))}\n`
  return { name: 'curl', title: 'curl', note: noteOf(facts), text }
}

function noteOf(facts: CodeFacts): string {
  if (isOpen(facts)) return 'This query is free and open: curl gets the answer.'
  const asks = 'This asks for the price, free of charge. Without "extensions" the router answers 402'
  return facts.needsIdentity
    ? `${asks}: curl cannot sign in. The other tabs can.`
    : `${asks} with its offers: curl cannot pay. The other tabs can.`
}
