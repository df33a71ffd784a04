/** Releases of Node, newer than the oldest supported one, with which CI starts Tollgraph and pays once. */
export const NODES: readonly string[]

/** The executable of an installed release; null when it is not installed. */
export function nodeBinary(version: string): string | null
