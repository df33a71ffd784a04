import { blobBehaviours } from './behaviours/blobs.ts'
import { memoryBehaviours } from './behaviours/memory.ts'
import { uploadBehaviours } from './behaviours/uploads.ts'
import { filesystemGround } from './grounds/filesystemGround.ts'

blobBehaviours(filesystemGround)
uploadBehaviours(filesystemGround)
memoryBehaviours(filesystemGround)
