/** A blob that a link shows. */
export interface ShownBlob {
  readonly key: string
  readonly contentType: string
  /** What a browser saves it as; left out: nothing is proposed. */
  readonly filename?: string
  /** The link works until then; to the second. */
  readonly expiresAt: Date
}

/** A blob that somebody else sends. */
export interface TakenBlob {
  /** A fresh one: what stands under a key is never written over. */
  readonly key: string
  /** What the sender must say that it is; whether it is that, the service looks afterwards. */
  readonly contentType: string
  /** Most bytes that are taken. */
  readonly maxBytes: number
  /** It may be sent until then; to the second. */
  readonly expiresAt: Date
  /** The link that the sender is answered with shows the blob until then. */
  readonly shownUntil: Date
}

/**
 * Signed links to blobs of a service, for whoever has them: the router serves them at `<gateway>/media/<ticket>`. A link
 * says all that is needed, so nothing is kept of it, and it cannot be called back before it ends.
 */
export interface Media {
  /** A link that shows the blob until `expiresAt`. Only PNG, JPEG, WebP, GIF and MP4 are shown; anything else is a download. */
  urlOf(blob: ShownBlob): string

  /** The ticket that the router takes one PUT of the blob for, at `<gateway>/media/<ticket>`. */
  uploadTicket(blob: TakenBlob): string

  /**
   * A link that takes one PUT of the blob: the store's own where it has one to give (S3), else the router's with
   * `ticket`. A store's own link knows no largest size, so whoever uses it looks at the size afterwards.
   */
  uploadUrl(blob: TakenBlob): Promise<string>

  /** The blob of the service behind a link of ours that still works, whichever way it leads; null for any other URL. */
  keyOf(url: string, now: Date): { readonly key: string; readonly contentType: string } | null
}
