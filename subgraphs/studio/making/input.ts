import type { PaidJob } from '../../kit/jobs/job.ts'
import type { Frame, Wish } from '../models/plan.ts'
import type { GivenRole } from '../providers/order.ts'

/** A file that a caller gave: a URL of a stranger's, or a blob of ours. */
export type Source = { readonly url: string } | { readonly key: string }

/** A picture that a caller gave, and the member that named it. */
export type GivenSource = Source & { readonly role: GivenRole; readonly member: string }

/** What a job is to make, as it is kept. */
export interface MediaInput {
  /** As its wallet sees it. */
  readonly asked: Readonly<Record<string, unknown>>
  readonly wish: Wish
  readonly images: readonly GivenSource[]
  readonly audio: Source | null
  readonly frame: Frame | null
}

/** What a job made, as it is kept. */
export interface MadeMedia {
  readonly key: string
  /** Null where there is none. */
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

/** Where a job keeps its files in the service's part of the store. */
export function folderOf(jobId: string): string {
  return `jobs/${jobId}`
}
