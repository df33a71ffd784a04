import type { Readable } from 'node:stream'

/** What is known of a blob without reading it. */
export interface BlobInfo {
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** Strong, without quotes: two contents of one key never share it. */
  readonly etag: string
  readonly modifiedAt: Date
}

/** A part of a blob, in bytes from its beginning; both ends belong to it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A blob that is being read. */
export interface OpenBlob {
  /** Of the whole blob, whatever the range. */
  readonly info: BlobInfo
  /** The bytes asked for. Destroying it frees everything that reading holds; whoever opens must read to the end or destroy. */
  readonly body: Readable
}

/** How a blob is put. */
export interface PutOptions {
  /** In bytes. */
  readonly maxBytes: number
  /** Kept by stores that hand blobs out themselves (S3); nobody reads it back through this interface. */
  readonly contentType: string
}

/** What a presigned upload is bound to. */
export interface PresignOptions {
  readonly contentType: string
  /**
   * Exact, in bytes. Left out, the store takes any size (a presigned PUT knows no largest one), so whoever leaves it
   * out must look at the size afterwards.
   */
  readonly contentLength?: number
  /** At most seven days. */
  readonly expiresInSeconds: number
}

/**
 * Where services keep files: one interface over the filesystem and any S3. A blob is there whole or not at all, and a
 * reader that has opened one finishes with it whatever happens to its key.
 *
 * Keys are segments of `[A-Za-z0-9._~-]` joined by `/` (key.ts); anything else throws InvalidBlobKey. What the caller
 * could not help (a full disk, a store that does not answer) rejects with BlobStoreFailed.
 */
export interface BlobStore {
  readonly kind: 'filesystem' | 's3'

  /**
   * Streams a body in; it is durable when this resolves. Rejects with BlobTooLarge as soon as more than `maxBytes` have
   * come, and with the body's own error when that breaks off; what stood under the key before stays then. Memory is
   * bounded whatever the size. A body that is refused is not destroyed: it may be a request that still wants its answer.
   */
  put(key: string, body: Readable | Uint8Array, options: PutOptions): Promise<BlobInfo>

  /** Null when there is no such blob. */
  stat(key: string): Promise<BlobInfo | null>

  /** All of a blob or a range of it; null when there is no such blob. Rejects with RangeOutside when the range leaves it. */
  open(key: string, range?: ByteRange): Promise<OpenBlob | null>

  /** Removes blobs; those that are not there are fine. */
  delete(keys: readonly string[]): Promise<void>

  /** The blobs in a folder and below it ('' for all), ordered by the bytes of their keys, read page by page. */
  list(folder: string): AsyncIterable<BlobInfo>

  /** A resumable upload of a blob, to begin or to go on with. One per key. */
  upload(key: string, options: { readonly contentType: string }): PartialUpload

  /** An URL that takes one PUT of the blob from anybody, past this process; null where the store has none to give (filesystem). */
  presignPut(key: string, options: PresignOptions): Promise<string | null>

  /** A service's own part of the store: the same store, every key in that folder. Closing it closes nothing. */
  within(folder: string): BlobStore

  /** Frees connections; the store is not to be used after. */
  close(): Promise<void>
}

/**
 * A blob that comes in parts, over several connections and restarts of this process. Nobody sees it before finish().
 * One at a time may write to it: the caller holds a lock where several processes could; through one store a second
 * writer is refused with UploadBusy.
 */
export interface PartialUpload {
  /** How many bytes are safely kept; 0 before the first. */
  offset(): Promise<number>

  /**
   * Appends a body and returns the new offset. `limit` is the largest offset allowed, in bytes. Rejects with
   * OffsetMismatch when `at` is not where the upload stands, with BlobTooLarge when more than `limit` comes, with the
   * body's own error when it breaks off; in the last two cases what came before is kept, and offset() tells how much. A
   * crash of the process may lose the last few megabytes of an append under way, never those of one that returned.
   */
  append(at: number, body: Readable | Uint8Array, limit: number): Promise<number>

  /**
   * Makes the blob appear, whole. `size` is what it must have by now; OffsetMismatch otherwise. May be asked again when
   * the answer was lost: where nothing of the upload is left and a blob of that size stands, that is the answer. (So
   * keys that are uploaded to should be fresh ones.)
   */
  finish(size: number): Promise<BlobInfo>

  /** Forgets what was uploaded; there being nothing is fine. */
  discard(): Promise<void>
}
