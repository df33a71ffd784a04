/** The caller of an upstream request. A resolver's context is one. */
export interface Asker {
  /** The caller to whom failures are attributed; null if no caller waits, as in a job. */
  readonly origin: string | null
  /** Aborts reads. A change is never aborted: only its response tells whether it was made. */
  readonly signal?: AbortSignal
}

/** Work that belongs to no single request: shared by many, or continued after its request ended. Only time-outs end it. */
export const OURSELVES: Asker = { origin: null }

/** A step of a paid job. */
export function inJob({ signal }: { readonly signal: AbortSignal }): Asker {
  return { origin: null, signal }
}
