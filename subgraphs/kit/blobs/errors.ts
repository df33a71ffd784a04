import { Conflict, TollgraphError } from '../../../schema/errors.ts'

/** A mistake of the program: this text is no key of a blob. */
export class InvalidBlobKey extends Error {
  constructor(key: string, rule: string) {
    super(`${JSON.stringify(key)} is no key of a blob: ${rule}`)
    this.name = 'InvalidBlobKey'
  }
}

/** More bytes came than the caller allowed; `maxBytes` says how many. */
export class BlobTooLarge extends TollgraphError {
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super('BAD_REQUEST', `The file is larger than ${maxBytes} bytes`, { maxBytes })
    this.maxBytes = maxBytes
  }
}

/** A range that does not lie within the blob; `size` is the blob's, in bytes. */
export class RangeOutside extends TollgraphError {
  readonly size: number

  constructor(size: number) {
    super('BAD_REQUEST', `The range leaves the file, which has ${size} bytes`, { size })
    this.size = size
  }
}

/** A resumable upload stands elsewhere than the caller believes; `offset` says where, in bytes. */
export class OffsetMismatch extends Conflict {
  readonly offset: number

  constructor(offset: number, believed: number) {
    super(`The upload stands at byte ${offset}, not ${believed}`, { offset })
    this.offset = offset
  }
}

/** Another request writes to this upload. */
export class UploadBusy extends Conflict {
  constructor() {
    super('Another request is writing to this upload; try again when it has ended')
  }
}

/**
 * The store cannot do what was asked, through no fault of the caller. The message is for callers; `remedy` tells the
 * operator, in the log, what to mend.
 */
export class BlobStoreFailed extends TollgraphError {
  readonly remedy: string

  constructor(remedy: string, cause: unknown) {
    super('UNAVAILABLE', 'Files cannot be stored or read at the moment; try again later', {}, { cause })
    this.remedy = remedy
  }
}

/** At boot: the store is configured in a way that it cannot be used. The message says how to mend it. */
export class BlobStoreUnusable extends Error {
  constructor(remedy: string, cause: unknown) {
    super(`The store for files cannot be used: ${remedy}`, { cause })
    this.name = 'BlobStoreUnusable'
  }
}
