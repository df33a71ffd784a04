import { type ReplayDefinition, type ReplayRequest, Reply, type RequestIssue, WAIT_SECONDS } from '../definition.ts'
import { flightRoutes } from './amadeus/flights.ts'
import { hotelRoutes } from './amadeus/hotels.ts'
import { referenceRoutes } from './amadeus/reference.ts'
import { rideRoutes } from './amadeus/rides.ts'
import { tourRoutes } from './amadeus/tours.ts'

/**
 * Amadeus for Developers, which Amadeus Enterprise speaks as well. Documents: the specifications of
 * github.com/amadeus4dev/amadeus-open-api-specification (30 September 2024) and the page on errors of
 * github.com/amadeus4dev/developer-guides, read on 27 November 2026.
 * Certain: paths, parameters and bodies, X-HTTP-Method-Override, members of answers, the form of errors, code 38196 for a path that
 * does not exist, and code 38190 for a token that is not accepted.
 * Less certain: where nothing is found: an empty `data` where no code for it is documented; and 429.
 */

const CLIENT = 'replay-client'
const SECRET = 'replay-secret-0123456789'
const TOKEN = 'replay-token-0123456789'
const TOKEN_PATH = '/v1/security/oauth2/token'

export const amadeus: ReplayDefinition = {
  company: 'amadeus',
  key: `${CLIENT}:${SECRET}`,
  isAuthorized,
  denied: refused(401, 38190, 'Invalid access token'),
  unknown: refused(404, 38196, 'Resource not found'),
  busy: new Reply(429, errorsOf(429, 38194, 'Too many requests'), { 'retry-after': String(WAIT_SECONDS) }),
  invalid: (issues) => new Reply(400, { errors: issues.map(issueOf) }),
  routes: [
    {
      method: 'POST',
      path: TOKEN_PATH,
      body: {
        type: 'object',
        required: ['grant_type', 'client_id', 'client_secret'],
        properties: { grant_type: { enum: ['client_credentials'] }, client_id: {}, client_secret: {} },
      },
      answer: () => ({
        type: 'amadeusOAuth2Token',
        username: 'desk@agency.example',
        application_name: 'Replay',
        client_id: CLIENT,
        token_type: 'Bearer',
        access_token: TOKEN,
        expires_in: 1799,
        state: 'approved',
        scope: '',
      }),
    },
    ...referenceRoutes,
    ...flightRoutes,
    ...hotelRoutes,
    ...tourRoutes,
    ...rideRoutes,
  ],
}

/** Client credentials for a token (RFC 6749, 4.4), and the token for everything else. */
function isAuthorized({ path, body, headers }: ReplayRequest): boolean {
  if (path !== TOKEN_PATH) return headers.authorization === `Bearer ${TOKEN}`
  const { client_id: client, client_secret: secret } = (body ?? {}) as Readonly<Record<string, unknown>>
  return client === CLIENT && secret === SECRET
}

function refused(status: number, code: number, title: string): Reply {
  return new Reply(status, errorsOf(status, code, title))
}

function errorsOf(status: number, code: number, title: string) {
  return { errors: [{ status, code, title, detail: `${title}, as the company says it` }] }
}

function issueOf({ at, message }: RequestIssue) {
  return { status: 400, code: 477, title: 'INVALID FORMAT', detail: message, source: { parameter: at } }
}
