/** What the chain says of a signed transfer: it happened, it did not (yet), or its nonce went elsewhere. */
export type TransferFate =
  | { readonly kind: 'done'; readonly transaction: string; readonly logIndex?: number }
  | { readonly kind: 'unused' }
  | { readonly kind: 'spent_elsewhere' }
