import type { PaidJob } from '../kit/jobs/job.ts'
import type { AccountKey } from './accounts/account.ts'
import type { Result } from './results.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Job: {
    readonly resourceId: string
    /** As its mutation started it; it is not read again. */
    readonly started?: PaidJob<unknown, Result>
  }
  SocialAccount: AccountKey
  SocialJob: PaidJob<unknown, Result>
}
