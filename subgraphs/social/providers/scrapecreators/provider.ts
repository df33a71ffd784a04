import { z } from 'zod'
import { NotFound } from '../../../../schema/errors.ts'
import { headerKey } from '../../../kit/upstream/keys.ts'
import { get } from '../../../kit/upstream/request.ts'
import { scrapeCreators as company } from '../../../kit/upstream/scrapeCreators.ts'
import type { SocialCompany } from '../company.ts'
import { hasScrapeCreators, scrapeCreatorsClient } from './client.ts'

/** Its error for something that a platform does not have: the documented form, or that of a Facebook profile. */
const Missing = z.union([
  z.object({ success: z.literal(false), message: z.string().min(1) }).transform(({ message }) => message),
  z
    .object({ data: z.object({ accountDoesNotExist: z.literal(true), message: z.string().min(1) }) })
    .transform(({ data }) => data.message),
])

const Balance = z.object({ success: z.literal(true), credits_remaining: z.number() })

/** Scrape Creators: synchronous reads, a key in a header. A 404 without its error body is an unknown path. */
export const scrapeCreatorsSocial: SocialCompany = {
  company,
  name: 'social',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-api-key'),
  failure(status, body) {
    const missing = status === 404 ? Missing.safeParse(body) : null
    return missing?.success ? new NotFound(missing.data) : null
  },
  probe: {
    request: get('/v1/tiktok/profile', { handle: 'tiktok' }),
    check: (body) => (Balance.safeParse(body).success ? null : 'success and credits_remaining are missing'),
    quotaLeft(body) {
      const { data } = Balance.safeParse(body)
      return data ? `${data.credits_remaining} credits` : null
    },
  },
  has: hasScrapeCreators,
  open: scrapeCreatorsClient,
}
