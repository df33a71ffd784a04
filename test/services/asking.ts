import { expect } from 'vitest'
import { eventually } from '../support/ledger.ts'
import type { TestTollgraph } from '../support/tollgraph.ts'
import { json, type TestWallet } from '../support/wallet.ts'

/** An answer to a GraphQL operation; `Facts` are the members of the objects below its root fields. */
export interface Answer<Facts> {
  readonly data: Readonly<Record<string, Facts | null>> | null
  readonly errors?: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[]
  readonly extensions: { readonly payment?: { readonly lines: readonly Readonly<Record<string, unknown>>[] } }
}

/** Asks the graph, as the sender of the request does. */
export async function ask<Facts>(
  { url }: Pick<TestTollgraph, 'url'>,
  send: typeof fetch,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer<Facts>> {
  const response = await send(`${url}/graphql`, json({ query, variables }))
  return (await response.json()) as Answer<Facts>
}

/** A paid answer, and what the wallet paid for it once the refunds of its lines are on chain, in atomic units. */
export async function costOf<Facts>(
  tollgraph: TestTollgraph,
  wallet: TestWallet,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer<Facts> & { readonly cost: bigint }> {
  const before = await wallet.balance()
  const answer = await ask<Facts>(tollgraph, wallet.pay, query, variables)
  await eventually('no refund is under way', async () => {
    const sql = `SELECT FROM ledger.payment WHERE payer = $1 AND EXISTS (
      SELECT FROM ledger.disbursement WHERE payment_id = payment.id AND state NOT IN ('SENT', 'DECLINED'))
      UNION ALL SELECT FROM graphile_worker.jobs WHERE task_identifier = 'ledger.refund'`
    return (await tollgraph.backend.db.pool.query(sql, [wallet.address])).rowCount === 0
  })
  return { ...answer, cost: before - (await wallet.balance()) }
}

/** A member that an answer must have. */
export function given<Value>(value: Value | null | undefined, what: string): Value {
  return value ?? expect.fail(`the answer has no ${what}`)
}
