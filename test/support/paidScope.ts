import { type GraphQLSchema, parse } from 'graphql'
import type { WalletAddress } from '../../schema/address.ts'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import { ZERO_USDC } from '../../schema/money.ts'
import type { ServedRuntime, SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import { type RequestScope, requestScope, type ScopedLine } from '../../subgraphs/kit/service/scope.ts'
import { selectedFields } from '../../subgraphs/kit/service/toll/selection.ts'

/** What pays for everything priced that a document selects. */
interface Paid {
  readonly schema: GraphQLSchema
  readonly fields: ReadonlyMap<string, FieldFacts>
  /** The id of the payment. */
  readonly payment: string
}

/** A line of nothing for each priced field that a document selects. */
export function paidLines(query: string, { schema, fields, payment }: Paid): ScopedLine[] {
  return selectedFields(parse(query), schema)
    .filter(({ coordinate }) => fields.get(coordinate)?.price)
    .map(({ coordinate: field, path }, position) => {
      const service = fields.get(field)?.service ?? ''
      return { service, field, path, units: 1, amount: ZERO_USDC, actId: `${payment}:${position}` }
    })
}

/** A request to a service of this process in which everything priced that its document selects is paid, for nothing. */
export function paidScope(
  runtime: SubgraphRuntime,
  query: string,
  { caller, requestId = 'request' }: { readonly caller: WalletAddress | null; readonly requestId?: string },
): RequestScope {
  const { rules, schema } = runtime as ServedRuntime
  const lines = paidLines(query, { schema, fields: rules.fields, payment: requestId })
  const payment = lines.length === 0 ? null : { id: requestId, payer: caller, transaction: null, lines }
  return requestScope({ requestId, caller, payment })
}
