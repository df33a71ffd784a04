import type { Outbound } from '../../kit/outbound/outbound.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'

/** A company that makes media, or its stand-in: where it is asked, and what it calls its models. */
export interface Company {
  readonly upstream: Upstream
  /** For files that it names elsewhere. */
  readonly outbound: Outbound
  /** The company's name of one of our models. */
  modelName(ours: string): string
}
