/** What a call writes down for the metrics, the access log and the trace of its request. */
export interface CallNotes {
  /** The kind of a client's operation; null while it is unknown. */
  operation: 'query' | 'mutation' | 'subscription' | null
  /** Id of the payment that the call made or repeated. */
  payment: string | null
}

/** Notes without an entry. */
export function callNotes(): CallNotes {
  return { operation: null, payment: null }
}
