import type { PaidJob } from '../../kit/jobs/job.ts'
import type { Frame, Wish } from '../models/plan.ts'
import type { GivenRole } from '../providers/order.ts'

/** A file given by the caller: an external URL, a blob of ours, or the picture of a job, which is waited for. */
export type Source = { readonly url: string } | { readonly key: string } | { readonly job: string }

/** A picture given by the caller, and the argument that named it. */
export type GivenSource = Source & { readonly role: GivenRole; readonly member: string }

/** Input of a job, as stored. */
export interface MediaInput {
  /** Shown to its wallet. */
  readonly asked: Readonly<Record<string, unknown>>
  readonly wish: Wish
  readonly images: readonly GivenSource[]
  readonly audio: Source | null
  readonly frame: Frame | null
}

/** Result of a job, as stored. */
export interface MadeMedia {
  readonly key: string
  /** Null if there is none. */
  readonly thumbnailKey: string | null
  readonly contentType: string
  /** Bytes. */
  readonly size: number
  readonly width: number
  readonly height: number
  /** Null for a picture. */
  readonly seconds: number | null
}

/** A job of this service. */
export type MediaJob = PaidJob<MediaInput, MadeMedia>

/** Folder of a job's files in the service's part of the store. */
export function folderOf(jobId: string): string {
  return `jobs/${jobId}`
}
