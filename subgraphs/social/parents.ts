import type { PaidJob } from '../kit/jobs/job.ts'
import type { AccountKey } from './accounts/account.ts'
import type { Result } from './results.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Job: { readonly resourceId: string }
  SocialAccount: AccountKey
  SocialJob: PaidJob<unknown, Result>
  SocialJobTicket: { readonly job: PaidJob<unknown, Result> }
}
