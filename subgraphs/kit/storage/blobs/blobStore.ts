import type { Readable } from 'node:stream'

/** Metadata of a blob. */
export interface BlobInfo {
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** Strong, without quotes: two contents of one key never share it. */
  readonly etag: string
  readonly modifiedAt: Date
}

/** A range of a blob, in bytes from its start; both ends inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A blob that is being read. */
export interface OpenBlob {
  /** Describes the whole blob, whatever the range. */
  readonly info: BlobInfo
  /** The requested bytes. The opener must read to the end or destroy it; destroying frees all resources. */
  readonly body: Readable
}

/** Options of a put. */
export interface PutOptions {
  /** In bytes. */
  readonly maxBytes: number
  /** Stored by stores that serve blobs directly (S3); not readable through this interface. */
  readonly contentType: string
}

/** Constraints of a presigned upload. */
export interface PresignOptions {
  readonly contentType: string
  /**
   * Exact size, in bytes. Omitted, the store accepts any size (a presigned PUT has no maximum), so check the size
   * afterwards.
   */
  readonly contentLength?: number
  /** At most seven days. */
  readonly expiresInSeconds: number
}

/**
 * Where services keep files: one interface over the filesystem and any S3. A blob exists whole or not at all, and an
 * open reader can finish whatever happens to its key.
 *
 * Keys are segments of `[A-Za-z0-9._~-]` joined by `/` (key.ts); anything else throws InvalidBlobKey. Failures outside
 * the caller's control (a full disk, a store that does not answer) reject with BlobStoreFailed.
 */
export interface BlobStore {
  readonly kind: 'filesystem' | 's3'

  /** Equal in all processes that use the same store, and different for any other; says nothing about where it is. */
  readonly id: string

  /**
   * Streams a body in; durable when this resolves. Rejects with BlobTooLarge as soon as more than `maxBytes` have
   * arrived, and with the body's own error if it breaks off; an existing blob under the key then stays. Memory is
   * bounded whatever the size. A rejected body is not destroyed: it may be a request that still needs a response.
   */
  put(key: string, body: Readable | Uint8Array, options: PutOptions): Promise<BlobInfo>

  /** Null if there is no such blob. */
  stat(key: string): Promise<BlobInfo | null>

  /** A whole blob or a range of it; null if there is no such blob. Rejects with RangeOutside if the range exceeds it. */
  open(key: string, range?: ByteRange): Promise<OpenBlob | null>

  /** Removes blobs; missing ones are ignored. */
  delete(keys: readonly string[]): Promise<void>

  /** The blobs in a folder and below it ('' for all), ordered by the bytes of their keys, fetched page by page. */
  list(folder: string): AsyncIterable<BlobInfo>

  /** A resumable upload of a blob, to begin or to continue. One per key. */
  upload(key: string, options: { readonly contentType: string }): PartialUpload

  /**
   * A URL that accepts PUTs of the blob without credentials, bypassing this process; null if the store has none
   * (filesystem). Until it expires each PUT replaces the one before.
   */
  presignPut(key: string, options: PresignOptions): Promise<string | null>

  /** A service's own part of the store: the same store with all keys below that folder. Closing it does nothing. */
  within(folder: string): BlobStore

  /** Closes connections; the store must not be used afterwards. */
  close(): Promise<void>
}

/**
 * A blob uploaded in parts, over several connections and restarts of this process. It is not visible before finish().
 * Only one writer at a time: with several processes the caller must hold a lock; within one store a second writer is
 * rejected with UploadBusy.
 */
export interface PartialUpload {
  /** Number of durable bytes; 0 before the first. */
  offset(): Promise<number>

  /**
   * Appends a body and returns the new offset. `limit` is the largest offset allowed, in bytes. Rejects with
   * OffsetMismatch if `at` is not the current offset, with BlobTooLarge if more than `limit` arrives, with the body's
   * own error if it breaks off; in the last two cases the bytes received are kept, see offset(). A crash of the process
   * may lose the last few megabytes of an append in progress, never those of a completed one.
   */
  append(at: number, body: Readable | Uint8Array, limit: number): Promise<number>

  /**
   * Publishes the whole blob. `size` is its expected size; otherwise OffsetMismatch. May be repeated if the response
   * was lost: if the upload is gone and a blob of that size exists, that blob is returned. (So upload to fresh keys
   * only.)
   */
  finish(size: number): Promise<BlobInfo>

  /** Deletes the uploaded parts; does nothing if there are none. */
  discard(): Promise<void>
}
