/** A blob to show through a link. */
export interface ShownBlob {
  readonly key: string
  readonly contentType: string
  /** File name that browsers propose for saving; omitted: none. */
  readonly filename?: string
  /** Expiry of the link; precise to the second. */
  readonly expiresAt: Date
}

/** A blob to be uploaded by a third party. */
export interface TakenBlob {
  /** A fresh key: an existing blob is never overwritten. */
  readonly key: string
  /** The Content-Type that the sender must declare; the service verifies the content afterwards. */
  readonly contentType: string
  /** Maximum upload size, in bytes. */
  readonly maxBytes: number
  /** Expiry of the upload; precise to the second. */
  readonly expiresAt: Date
  /** Expiry of the link to the blob that the upload returns. */
  readonly shownUntil: Date
}

/**
 * Signed bearer links to blobs of a service; the router serves them at `<gateway>/media/<ticket>`. A link holds
 * everything needed, so nothing is stored for it and it cannot be revoked before it expires.
 */
export interface Media {
  /**
   * A link that shows the blob until `expiresAt`. Only PNG, JPEG, WebP, GIF and MP4 are shown inline; anything else is
   * a download.
   */
  urlOf(blob: ShownBlob): string

  /** The ticket with which the router accepts one PUT of the blob, at `<gateway>/media/<ticket>`. */
  uploadTicket(blob: TakenBlob): string

  /**
   * A link that accepts a PUT of the blob: a presigned one of the store if it has any (S3), otherwise the router's
   * with `ticket`. A presigned link has no maximum size, and accepts further PUTs until it expires: copy the blob to
   * another key before you check it.
   */
  uploadUrl(blob: TakenBlob): Promise<string>

  /** The blob of the service behind one of our unexpired links, of the router or of the store; null for any other URL. */
  keyOf(url: string, now: Date): { readonly key: string; readonly contentType: string } | null
}
