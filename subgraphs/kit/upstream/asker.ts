/** Who asks an upstream. A resolver's context is one. */
export interface Asker {
  /** Whose failures they are if it fails; null where no caller waits, as in a job. */
  readonly origin: string | null
  /** Gives reads up. A change is not broken off by it: only its answer tells whether it was made. */
  readonly signal?: AbortSignal
}

/** Work that is not one request's: what many share, and what must happen after its request is over. Time-outs alone end it. */
export const OURSELVES: Asker = { origin: null }

/** A step of a paid job. */
export function inJob({ signal }: { readonly signal: AbortSignal }): Asker {
  return { origin: null, signal }
}
