/** The inputs of generated code. */
export interface CodeFacts {
  /** URL of the graph. */
  readonly url: string
  /** CAIP-2 id of the payment network. */
  readonly network: string
  /** Chain id of the same network. */
  readonly chainId: number
  /** A document with one operation. */
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly isMutation: boolean
  /** Current price of the request, decimal USD string; null when it is unknown. */
  readonly total: string | null
  /** Whether the request is free but needs a signed identity. */
  readonly needsIdentity: boolean
}

/** Whether a request is free and needs no identity: its code needs no wallet. */
export function isOpen({ total, needsIdentity }: CodeFacts): boolean {
  return total !== null && Number(total) === 0 && !needsIdentity
}

/** A code snippet. */
export interface Snippet {
  readonly name: 'curl' | 'fetch' | 'apollo' | 'urql'
  readonly title: string
  /** Prerequisites for running it. */
  readonly note: string
  readonly text: string
}
