import { BadInput, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { flightaware } from '../companies.ts'

/** The flight tracking company: API key in a header, refusals with a text reason. */
export const trackingProvider: CompanyProvider = {
  company: flightaware,
  name: 'flighttracking',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-apikey'),
  failure: (status, body) => refusalOf(status, body),
}

const LONGEST_DETAIL = 300

/** Maps a refusal to the caller's error; null unless the caller can fix it. */
function refusalOf(status: number, body: unknown): TollgraphError | null {
  const detail = detailOf(body)
  if (status === 400) {
    const reason = detail ?? 'The flight tracking provider refused the request'
    return new BadInput(reason, /cursor/i.test(reason) ? ['cursor'] : [])
  }
  return status === 404 ? new NotFound(detail ?? 'Nothing was found') : null
}

function detailOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null
  return typeof body.detail === 'string' && body.detail !== '' ? body.detail.slice(0, LONGEST_DETAIL) : null
}
