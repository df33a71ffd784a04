/** Something in the ledger that is not as it has to be. */
export interface Finding {
  /** The payment that it is about; null when it is about a signed mutation. */
  readonly payment: string | null
  /** The refund that it is about; null when it is about the payment itself. */
  readonly refund: string | null
  /** The row of the audit log that it is about; null when it is about a payment. */
  readonly mutation: string | null
  /** The invariant that does not hold: stable, for programs. */
  readonly invariant: string
  /** What is wrong, for the operator. */
  readonly message: string
}
