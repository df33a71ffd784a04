import type { Outbound } from '../../kit/net/outbound/outbound.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'

/** A media company or its stand-in: its client and its model names. */
export interface Company {
  readonly upstream: Upstream
  /** For files at other URLs. */
  readonly outbound: Outbound
  /** The company's name of one of our models. */
  modelName(ours: string): string
}
