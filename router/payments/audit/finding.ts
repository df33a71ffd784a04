/** A transfer on chain that the ledger does not know. Amounts in atomic units, as decimal strings. */
export interface StrayTransfer {
  /** CAIP-2. */
  readonly network: string
  readonly transaction: string
  readonly logIndex: number
  readonly block: string
  readonly from: string
  readonly to: string
  readonly amount: string
  /** Of the credential that made it. */
  readonly nonce: string
}

/** A violated invariant in the ledger. */
export interface Finding {
  /** The payment concerned; null for a signed mutation, and for a transfer without a payment. */
  readonly payment: string | null
  /** The refund concerned; null when it is about the payment itself. */
  readonly refund: string | null
  /** The audit log row concerned; null when it is about a payment. */
  readonly mutation: string | null
  /** The transfer concerned, where the ledger lacks its row. */
  readonly transfer: StrayTransfer | null
  /** Name of the invariant: stable, for programs. */
  readonly invariant: string
  /** Description for the operator. */
  readonly message: string
}

/** A finding of an invariant; what it does not concern is null. */
export function findingOf(
  invariant: string,
  message: string,
  about: Partial<Pick<Finding, 'payment' | 'refund' | 'mutation' | 'transfer'>>,
): Finding {
  return { payment: null, refund: null, mutation: null, transfer: null, ...about, invariant, message }
}
