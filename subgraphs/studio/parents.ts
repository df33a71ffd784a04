import type { MediaJob } from './making/input.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Job: { readonly resourceId: string }
  MediaJob: MediaJob
}
