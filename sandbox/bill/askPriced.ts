import { loadCatalogue } from '../api/catalogue.ts'
import { loadSchema } from '../api/schema.ts'
import { parseUsd } from '../api/usd.ts'
import type { Written } from '../state/request.ts'
import { askBill } from './askBill.ts'
import type { Priced } from './billWatch.ts'
import { needsSignIn } from './needsSignIn.ts'

/** The bill of a request, and whether a free request needs a signature. Throws a Trouble. */
export async function askPriced(written: Written, signal: AbortSignal): Promise<Priced> {
  const bill = await askBill(written, signal)
  // A payment identifies the caller; skip loading the large schema.
  if (parseUsd(bill.total) > 0n) return { bill, needsIdentity: false }
  try {
    const [graphql, schema, { fields }] = await Promise.all([import('graphql'), loadSchema(), loadCatalogue()])
    return { bill, needsIdentity: needsSignIn(bill, graphql.parse(written.query), { graphql, schema, fields }) }
  } catch {
    // Without the schema the price is still valid; the router demands the signature when the request runs.
    return { bill, needsIdentity: false }
  }
}
