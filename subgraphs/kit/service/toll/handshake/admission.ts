/**
 * Whether a service in another process may be asked. A service that shares this router's database, store and network
 * is known by the digest of its facts; the router names the digests that it has verified with each request, and a process
 * with another one executes nothing and answers with its facts.
 */
export interface Admission {
  /** The digests of verified processes. Throws Unavailable while there is none, or while the service does not answer. */
  admitted(): Promise<readonly string[]>
  /** Judges the facts of a process whose digest was not among them. Throws Unavailable if it does not fit. */
  meet(facts: unknown): void
  /** A request got no answer: the service may be away. */
  lost(): void
}

/** The member of an error's extensions by which a process says that the router has not verified it. */
export const FACTS_MEMBER = 'handshake'
