/** A violated invariant in the ledger. */
export interface Finding {
  /** The payment concerned; null for a signed mutation. */
  readonly payment: string | null
  /** The refund concerned; null when it is about the payment itself. */
  readonly refund: string | null
  /** The audit log row concerned; null when it is about a payment. */
  readonly mutation: string | null
  /** Name of the invariant: stable, for programs. */
  readonly invariant: string
  /** Description for the operator. */
  readonly message: string
}
