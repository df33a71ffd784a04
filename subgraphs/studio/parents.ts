import type { MediaJob } from './making/input.ts'
import type { MediaUpload } from './uploads/store.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Job: {
    readonly resourceId: string
    /** As its mutation started it; it is not read again. */
    readonly started?: MediaJob
  }
  MediaJob: MediaJob
  Picture: MediaJob
  Video: MediaJob
  MediaUpload: MediaUpload
}
