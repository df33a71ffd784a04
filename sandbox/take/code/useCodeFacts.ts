import { useMemo } from 'react'
import { gatewayUrl } from '../../api/base.ts'
import type { CatalogueDocument } from '../../api/catalogue.ts'
import { type GraphqlBody, graphqlBody, isMutation } from '../../pay/graphqlBody.ts'
import { Trouble, troubleOf } from '../../pay/trouble.ts'
import { useBill } from '../../state/bill.ts'
import { useRequest, type Written } from '../../state/request.ts'
import type { CodeFacts } from './facts.ts'
import { useOneOperation } from './useOneOperation.ts'

/** The inputs of generated code: the editor's request and its price; or why there is none yet. */
export function useCodeFacts({ network }: CatalogueDocument): CodeFacts | Trouble {
  const { query, variables } = useRequest()
  const bill = useBill((state) => state.bill)
  const body = useMemo(() => bodyOf({ query, variables }), [query, variables])
  const isBody = !(body instanceof Trouble)
  const one = useOneOperation(query, isBody ? body.operationName : undefined)
  return useMemo(
    () =>
      isBody
        ? {
            url: gatewayUrl('graphql'),
            network: network.id,
            chainId: network.chainId,
            query: one,
            variables: body.variables,
            isMutation: isMutation(one),
            total: bill.state === 'known' ? bill.bill.total : null,
            needsIdentity: bill.state === 'known' && bill.needsIdentity,
          }
        : body,
    [isBody, body, one, network, bill],
  )
}

function bodyOf(written: Written): GraphqlBody | Trouble {
  try {
    return graphqlBody(written)
  } catch (error) {
    return troubleOf(error)
  }
}
