/** What the GraphQL door reads of an HTTP request. */
export interface GraphqlRequest {
  readonly method: string
  /** The whole URL that was asked. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly requestId: string
  /** See `Call.clientAddress`. */
  readonly clientAddress: string | null
}
