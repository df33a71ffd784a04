/** How an operator reaches a company; nothing set means its stand-in. */
export interface ProviderAccess {
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** Second credential, if the company needs two. */
  readonly secret?: string | undefined
  /** Requests per minute that the company allows for the key. */
  readonly perMinute?: number | undefined
}
