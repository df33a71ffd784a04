import type { CodeFacts } from './facts.ts'
import { templateLiteral, valueLiteral } from './literal.ts'

/** `const query = …`, and `const variables = …` where there are some. */
export function requestLines({ query, variables }: CodeFacts, tag = ''): string {
  const document = `const query = ${tag}${templateLiteral(query.trim())}`
  return hasVariables(variables) ? `${document}\nconst variables = ${valueLiteral(variables)}` : document
}

/** Whether there is something to send beside the document. */
export function hasVariables(variables: CodeFacts['variables']): boolean {
  return Object.keys(variables).length > 0
}

/** The limit that the client is given, which is the price that was shown: a price that moved up is not paid unseen. */
export function spendControls({ total, needsIdentity }: CodeFacts): string {
  if (needsIdentity || total === null) return ''
  return `\n  .setSpendControls({ maxAmountPerPayment: '$${total}' }) // what it cost when this was written`
}
