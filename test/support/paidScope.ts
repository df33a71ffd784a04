import { parse } from 'graphql'
import type { WalletAddress } from '../../schema/address.ts'
import { ZERO_USDC } from '../../schema/money.ts'
import type { ServedRuntime, SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import { type RequestScope, requestScope } from '../../subgraphs/kit/service/scope.ts'
import { selectedFields } from '../../subgraphs/kit/service/toll/selection.ts'

/** A request to a service of this process in which everything priced that its document selects is paid, for nothing. */
export function paidScope(
  runtime: SubgraphRuntime,
  query: string,
  { caller, requestId = 'request' }: { readonly caller: WalletAddress | null; readonly requestId?: string },
): RequestScope {
  const { name: service, rules, schema } = runtime as ServedRuntime
  const lines = selectedFields(parse(query), schema)
    .filter(({ coordinate }) => rules.fields.get(coordinate)?.price)
    .map(({ coordinate: field, path }, position) => {
      const actId = `${requestId}:${position}`
      return { service, field, path, units: 1, amount: ZERO_USDC, actId }
    })
  const payment = lines.length === 0 ? null : { id: requestId, payer: caller, transaction: null, lines }
  return requestScope({ requestId, caller, payment })
}
