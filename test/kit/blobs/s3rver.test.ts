import { blobBehaviours } from './behaviours/blobs.ts'
import { memoryBehaviours } from './behaviours/memory.ts'
import { uploadBehaviours } from './behaviours/uploads.ts'
import { s3rverGround } from './grounds/s3rverGround.ts'

const weaknesses = {
  overwritesInPlace: true,
  keepsAbortedParts: true,
  ordersByFolder: true,
  // It encrypts its tokens with DES, which OpenSSL no longer has.
  cannotPage: true,
  missesFirstByte: true,
  trustsPresigned: true,
}

blobBehaviours(s3rverGround, weaknesses)
uploadBehaviours(s3rverGround, weaknesses)
memoryBehaviours(s3rverGround)
