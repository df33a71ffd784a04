import type { BlobStore } from '../../../../subgraphs/kit/storage/blobs/blobStore.ts'

/** How many objects an engine that can page lists in one answer at most: few, so that few keys fill several pages. */
export const PAGE_SIZE = 10

/** Somewhere that a store keeps its files, for the length of a test file. */
export interface Ground {
  /** A store over what is there, such as a process would open after a restart. */
  open(): Promise<BlobStore>
  /** Everything kept beside the blobs: bodies under way, parts, notes of uploads. */
  traces(): Promise<string[]>
  end(): Promise<void>
}

/** What an engine is known not to do as it should; the tests that need it are left out there. */
export interface Weaknesses {
  /** Writes over an object while others read it. */
  readonly overwritesInPlace?: boolean
  /** Cannot throw a multipart upload away. */
  readonly keepsAbortedParts?: boolean
  /** Orders a listing folder by folder, not by the bytes of the keys. */
  readonly ordersByFolder?: boolean
  /** Fails at listings of more than one page. */
  readonly cannotPage?: boolean
  /** Answers with everything when asked for the first byte alone. */
  readonly missesFirstByte?: boolean
  /** Does not hold a presigned upload to the type and size it was signed for. */
  readonly trustsPresigned?: boolean
}
