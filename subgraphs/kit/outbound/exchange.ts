/** Bounds of one request, redirects included. */
export interface OutboundBounds {
  /** Of the body, packed and unpacked. */
  readonly maxBytes: number
  /** From the first look-up to the last byte. */
  readonly timeoutMs: number
  readonly accept?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Ends the request. */
  readonly signal?: AbortSignal
  /** 5 when left out. */
  readonly maxRedirects?: number
}

/** An answer with a status of 2xx. */
export interface OutboundAnswer {
  /** Where it came from in the end. */
  readonly url: string
  readonly status: number
  /** By lower-case name; several of one name are joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  /** Unpacked. */
  readonly body: Buffer
  /** Lower case, without parameters; '' when unknown. */
  readonly contentType: string
  readonly charset: string | null
}
