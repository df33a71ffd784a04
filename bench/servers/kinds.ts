/** What can be measured: a bare responder, and Tollgraph with one facilitator or another. */
export type ServerKind = 'bare' | 'noop' | 'devnet'

/** What a server tells about itself when it is ready. */
export interface Ready {
  readonly kind: 'ready'
  readonly url: string
  /** JSON-RPC of its devnet; null where there is none. */
  readonly rpcUrl: string | null
}

/** What a server's process has used. */
export interface Usage {
  readonly kind: 'usage'
  /** Resident set, in bytes. */
  readonly rss: number
  /** CPU time of all of its threads since its start, in milliseconds. */
  readonly cpu: number
}

/** What comes over the channel between the bench and a server's process. */
export type FromServer = Ready | Usage | { readonly kind: 'failed'; readonly message: string }
