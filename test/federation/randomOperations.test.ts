import { readFile } from 'node:fs/promises'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Budget, OverBudgetError, type PayingFetch, payingFetch } from '../../packages/client/src/index.ts'
import { exampleRequest } from '../../schema/catalogue/example.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { parseUsd } from '../../schema/money.ts'
import type { Answer } from '../services/asking.ts'
import { Random } from '../simulation/random.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json } from '../support/wallet.ts'
import { KnownValues } from './random/knownValues.ts'
import { OperationMaker, type RandomOperation } from './random/operationMaker.ts'

// Whatever is asked of the graph, and however it turns out: no error is one of ours, and what is paid has come.

/** A hundred times as long as one operation takes on a quiet machine. */
const LONGEST_MS = 180_000
const OPERATIONS = 150
const SEEDS = [8, 22, 25]

let tollgraph: TestTollgraph
let schema: GraphQLSchema
let pay: PayingFetch

beforeAll(async () => {
  schema = buildSchema(await readFile(new URL('../../schema/api.graphql', import.meta.url), 'utf8'))
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  const wallet = privateKeyToAccount(generatePrivateKey())
  await tollgraph.fund(wallet.address, parseUsd('500'))
  pay = payingFetch({ wallet, budget: new Budget({ perCall: '1', total: '500' }) })
})
afterAll(() => tollgraph?.stop())

/** What the examples of the documented paths name. */
function knownByExample(): KnownValues {
  const known = new KnownValues()
  for (const { example } of loadCatalogue().endpoints) if (example) known.learn(exampleRequest(example, new Date()))
  return known
}

/** What is wrong with the answer to an operation. */
function wrongIn(status: number, { data, errors, extensions }: Answer<unknown>): string[] {
  const ours = (errors ?? [])
    .filter(({ extensions }) => !extensions?.code || extensions.code === 'INTERNAL')
    .map(({ message }) => `An error of ours: ${message}`)
  const unearned = (extensions?.payment?.lines ?? [])
    .filter(({ outcome, path }) => outcome === 'CHARGED' && !hasCome(data, String(path).split('.')))
    .map(({ field }) => `${field} is charged and null`)
  return [...(status === 500 ? ['Status 500'] : []), ...ours, ...unearned]
}

/** Whether there is a value at a response path, in any item of the lists on it. */
function hasCome(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (value === null || value === undefined) return false
  if (key === undefined) return true
  if (Array.isArray(value)) return value.some((item) => hasCome(item, [key, ...rest]))
  return hasCome((value as Record<string, unknown>)[key], rest)
}

async function wrongWith(operation: RandomOperation, known: KnownValues): Promise<string[]> {
  const answer = await pay(`${tollgraph.url}/graphql`, json(operation)).catch((error: unknown) => {
    if (error instanceof OverBudgetError) return null
    throw error
  })
  if (answer === null) return []
  const body = (await answer.json()) as Answer<unknown>
  known.learn(body.data)
  const wrong = wrongIn(answer.status, body)
  return wrong.length > 0 ? [...wrong, operation.query, JSON.stringify(operation.variables)] : []
}

it.each(SEEDS)(
  `${OPERATIONS} operations drawn from seed %i have no error of ours, and pay for what came`,
  async (seed) => {
    const known = knownByExample()
    const maker = new OperationMaker(schema, new Random(seed), known)
    const wrong: string[] = []
    for (let count = 0; count < OPERATIONS; count += 1) wrong.push(...(await wrongWith(maker.make(), known)))
    expect(wrong).toEqual([])
    await expectCleanAudit(tollgraph)
  },
  LONGEST_MS,
)
