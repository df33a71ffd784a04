import { Conflict, TollgraphError } from '../../../../schema/errors.ts'

/** A programming error: the text is not a valid blob key. */
export class InvalidBlobKey extends Error {
  constructor(key: string, rule: string) {
    super(`${JSON.stringify(key)} is no key of a blob: ${rule}`)
    this.name = 'InvalidBlobKey'
  }
}

/** The body exceeds the allowed `maxBytes`. */
export class BlobTooLarge extends TollgraphError {
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super('BAD_REQUEST', `The file is larger than ${maxBytes} bytes`, { maxBytes })
    this.maxBytes = maxBytes
  }
}

/** The range does not lie within the blob; `size` is the blob's, in bytes. */
export class RangeOutside extends TollgraphError {
  readonly size: number

  constructor(size: number) {
    super('BAD_REQUEST', `The range leaves the file, which has ${size} bytes`, { size })
    this.size = size
  }
}

/** The caller's offset of a resumable upload is wrong; `offset` is the current one, in bytes. */
export class OffsetMismatch extends Conflict {
  readonly offset: number

  constructor(offset: number, believed: number) {
    super(`The upload stands at byte ${offset}, not ${believed}`, { offset })
    this.offset = offset
  }
}

/** Another request is writing to this upload. */
export class UploadBusy extends Conflict {
  constructor() {
    super('Another request is writing to this upload; try again when it has ended')
  }
}

/**
 * The store failed through no fault of the caller. The message is for callers; `remedy` tells the operator, in the log,
 * what to fix.
 */
export class BlobStoreFailed extends TollgraphError {
  readonly remedy: string

  constructor(remedy: string, cause: unknown) {
    super('UNAVAILABLE', 'Files cannot be stored or read at the moment; try again later', {}, { cause })
    this.remedy = remedy
  }
}

/** At boot: the store is not usable with these settings. The message says how to fix it. */
export class BlobStoreUnusable extends Error {
  constructor(remedy: string, cause: unknown) {
    super(`The store for files cannot be used: ${remedy}`, { cause })
    this.name = 'BlobStoreUnusable'
  }
}
