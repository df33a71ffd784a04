import type { Logger } from 'pino'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import type { Question, SocialProvider } from './provider.ts'

/** What decides who collects: a platform and a resource of it. */
export type Wanted = Pick<Question, 'platform' | 'resource'>

/** A company that collects some resources of some platforms. */
export interface SocialCompany extends CompanyProvider {
  /** Whether it has a resource. */
  has(wanted: Wanted): boolean
  open(upstream: Upstream, log: Logger): SocialProvider
}
