/** Limits of one request, redirects included. */
export interface OutboundBounds {
  /** Of the body, compressed and decompressed. */
  readonly maxBytes: number
  /** What a larger body comes to: an OutboundFailed, which is the default, or its first `maxBytes`. */
  readonly beyond?: 'FAIL' | 'CUT'
  /** From the first DNS lookup to the last byte. */
  readonly timeoutMs: number
  readonly accept?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Aborts the request. */
  readonly signal?: AbortSignal
  /** Default 5. */
  readonly maxRedirects?: number
}

/** A response with a 2xx status. */
export interface OutboundAnswer {
  /** Final URL, after redirects. */
  readonly url: string
  readonly status: number
  /** By lower-case name; repeated headers are joined with commas. */
  readonly headers: Readonly<Record<string, string>>
  /** Decompressed. */
  readonly body: Buffer
  /** Lower case, without parameters; '' when unknown. */
  readonly contentType: string
  readonly charset: string | null
}
