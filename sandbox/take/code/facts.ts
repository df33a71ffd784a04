/** What generated code is made from. */
export interface CodeFacts {
  /** Of the graph. */
  readonly url: string
  /** CAIP-2: what payments are signed for. */
  readonly network: string
  /** The same network by its number. */
  readonly chainId: number
  /** With one operation. */
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly isMutation: boolean
  /** What the request costs now, decimal string of USD; null where that is not known. */
  readonly total: string | null
  /** Whether the request is free and needs a wallet to say who it is. */
  readonly needsIdentity: boolean
}

/** Whether a request costs nothing and is answered to anybody: its code needs no wallet. */
export function isOpen({ total, needsIdentity }: CodeFacts): boolean {
  return total !== null && Number(total) === 0 && !needsIdentity
}

/** A piece of code to take away. */
export interface Snippet {
  readonly name: 'curl' | 'fetch' | 'apollo' | 'urql'
  readonly title: string
  /** What a reader has to know before they run it. */
  readonly note: string
  readonly text: string
}
