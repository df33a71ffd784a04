import type { PaidJob } from '../kit/jobs/job.ts'
import type { Value } from './types.gen.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Job: { readonly resourceId: string }
  SocialJob: PaidJob<unknown, Value<'SocialResult'>>
  SocialJobTicket: { readonly job: PaidJob<unknown, Value<'SocialResult'>> }
}
