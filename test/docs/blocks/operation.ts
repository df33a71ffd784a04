import { decodePaymentRequiredHeader } from '@x402/core/http'
import { Kind, type OperationDefinitionNode, parse, print } from 'graphql'
import { json } from '../../support/wallet.ts'
import type { Ground } from './ground.ts'
import { HOME } from './ids.ts'

/** An answer of the graph. */
export interface GraphAnswer {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string }[]
  readonly extensions?: {
    readonly payment?: { readonly lines: readonly { readonly path: string; readonly field: string }[] }
  }
}

/** Runs each operation of a document, and pays for it. */
export async function runOperations(ground: Ground, text: string): Promise<GraphAnswer[]> {
  const answers: GraphAnswer[] = []
  for (const definition of parse(ground.here(text)).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No operation: ${definition.kind}`)
    answers.push(await send(ground, definition))
  }
  return answers
}

async function send({ tollgraph, wallet }: Ground, operation: OperationDefinitionNode): Promise<GraphAnswer> {
  const url = `${tollgraph.url}/graphql`
  const request = json({ query: print(operation), variables: variablesOf(operation) })
  const unpaid = await fetch(url, request)
  if (unpaid.status !== 402) return (await unpaid.json()) as GraphAnswer
  const { accepts } = decodePaymentRequiredHeader(unpaid.headers.get('payment-required') ?? '')
  // What costs nothing and belongs to a wallet has no offers: it is signed for.
  const answer = accepts.length > 0 ? await wallet.pay(url, request) : await wallet.sign(url, request)
  return (await answer.json()) as GraphAnswer
}

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** Values for the variables of the pages. */
const VALUES: Readonly<Record<string, () => unknown>> = {
  day: tomorrow,
  at: () => `${tomorrow()}T20:00:00`,
  address: () => ({ ...HOME, firstName: 'Ada', lastName: 'Lovelace' }),
}

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): object {
  const names = variableDefinitions.map(({ variable }) => variable.name.value)
  return Object.fromEntries(
    names.map((name) => {
      const value = VALUES[name]
      if (!value) throw new Error(`There is no value for $${name}: add one to VALUES`)
      return [name, value()]
    }),
  )
}
