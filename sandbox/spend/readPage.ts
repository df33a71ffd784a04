import type { Payment, PaymentPage } from './payment.ts'

interface PaymentsAnswer {
  readonly data?: {
    readonly me?: {
      readonly payments?: {
        readonly edges: readonly { readonly node: Payment }[]
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
      }
    } | null
  } | null
}

/** Reads the response of PAYMENTS_QUERY; null when it is malformed. */
export function readPage(body: string): PaymentPage | null {
  try {
    const connection = (JSON.parse(body) as PaymentsAnswer).data?.me?.payments
    if (!connection) return null
    const { hasNextPage, endCursor } = connection.pageInfo
    return { payments: connection.edges.map(({ node }) => node), next: hasNextPage ? endCursor : null }
  } catch {
    return null
  }
}
