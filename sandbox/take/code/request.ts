import type { CodeFacts } from './facts.ts'
import { templateLiteral, valueLiteral } from './literal.ts'

/** `const query = …`, and `const variables = …` if there are any. */
export function requestLines({ query, variables }: CodeFacts, tag = ''): string {
  const document = `const query = ${tag}${templateLiteral(query.trim())}`
  return hasVariables(variables) ? `${document}\nconst variables = ${valueLiteral(variables)}` : document
}

/** Whether there are variables to send. */
export function hasVariables(variables: CodeFacts['variables']): boolean {
  return Object.keys(variables).length > 0
}

/** The client's spending limit, equal to the shown price: a higher price is not paid without consent. */
export function spendControls({ total, needsIdentity }: CodeFacts): string {
  if (needsIdentity || total === null) return ''
  return `\n  .setSpendControls({ maxAmountPerPayment: '$${total}' }) // what it cost when this was written`
}
