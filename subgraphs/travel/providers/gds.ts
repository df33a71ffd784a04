import { request } from 'undici'
import { z } from 'zod'
import {
  BadInput,
  Conflict,
  type Issue,
  NotFound,
  type TollgraphError,
  Upstream as UpstreamFailed,
} from '../../../schema/errors.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { get } from '../../kit/upstream/request.ts'
import { amadeus } from '../companies.ts'

/** A token is renewed this many milliseconds before it expires. */
const RENEW_BEFORE = 60_000
/** Time-out of a token request, in milliseconds. */
const TOKEN_TIMEOUT = 10_000
/** Client credentials that the stand-in accepts. */
const STAND_IN_CLIENT = 'stand-in:stand-in'
/** GDS codes for an empty result, whatever the status: no rooms, no such hotel, no such offer. */
const NOTHING_CODES = new Set([424, 895, 11126, 38420])
/** GDS code of a 404 for a path that it does not have, such as below a wrong base URL. */
const NO_SUCH_PATH = 38196
/** GDS codes for offers and orders that are no longer available. */
const GONE_CODES = new Set([34651, 34733, 36870, 37200])

/** The travel distribution company (GDS) behind one of the service's ports. */
export function gds(port: string): CompanyProvider {
  return {
    company: amadeus,
    name: port,
    naming: 'CAMEL_CASE',
    authorize: ({ url, key }) => bearer(`${url}/v1/security/oauth2/token`, clientOf(key)),
    failure: (status, body) => failureOf(status, body),
    probe: {
      request: get('/v1/reference-data/airlines', { airlineCodes: ['BA'] }),
      check: (body) => (Airlines.safeParse(body).success ? null : 'data is no list of airlines'),
    },
  }
}

const Airlines = z.object({ data: z.array(z.object({ iataCode: z.string() })) })

/** Client id and secret, which are joined by a colon. */
function clientOf(key = STAND_IN_CLIENT) {
  const at = key.indexOf(':')
  return { client_id: key.slice(0, at), client_secret: key.slice(at + 1) }
}

const Token = z.object({ access_token: z.string(), expires_in: z.number() })

/** Client credentials (RFC 6749, 4.4): one token for all requests, renewed shortly before it expires. */
function bearer(url: string, client: { readonly client_id: string; readonly client_secret: string }) {
  let current: { readonly header: string; readonly until: number } | null = null
  let asking: Promise<string> | null = null
  const ask = async () => {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      headersTimeout: TOKEN_TIMEOUT,
      bodyTimeout: TOKEN_TIMEOUT,
      body: new URLSearchParams({ grant_type: 'client_credentials', ...client }).toString(),
    })
    const answer = Token.safeParse(await body.json().catch(() => null))
    if (statusCode !== 200 || !answer.success) throw new UpstreamFailed('The gds provider gave no token')
    const { access_token: token, expires_in: seconds } = answer.data
    const header = `Bearer ${token}`
    current = { header, until: performance.now() + seconds * 1_000 - RENEW_BEFORE }
    return header
  }
  return async () => {
    if (current && performance.now() < current.until) return { authorization: current.header }
    asking ??= ask().finally(() => {
      asking = null
    })
    return { authorization: await asking }
  }
}

const Refusal = z.object({
  errors: z
    .array(
      z.object({
        code: z.coerce.number().optional(),
        title: z.string().optional(),
        detail: z.string().optional(),
        source: z.object({ parameter: z.string().optional(), pointer: z.string().optional() }).optional(),
      }),
    )
    .min(1),
})

type RefusalItem = z.output<typeof Refusal>['errors'][number]

/** Maps `{ "errors": […] }` to the caller's error; null if the fault is ours or the company's. */
export function failureOf(status: number, body: unknown): TollgraphError | null {
  const refusal = Refusal.safeParse(body)
  if (!refusal.success) return null
  const { errors } = refusal.data
  const text = errors.map(textOf).join('; ')
  const says = (codes: ReadonlySet<number>) => errors.some(({ code }) => code !== undefined && codes.has(code))
  if (errors.some(({ code }) => code === NO_SUCH_PATH)) return null
  if (status === 404 || says(NOTHING_CODES)) return new NotFound(text)
  if (status === 409 || says(GONE_CODES)) return new Conflict(text)
  return status === 400 ? new BadInput(errors.map(issueOf)) : null
}

function textOf({ title, detail }: RefusalItem): string {
  return detail ?? title ?? 'The gds provider refused the request'
}

function issueOf(error: RefusalItem): Issue {
  const { parameter, pointer } = error.source ?? {}
  return { path: pointer ? pathOf(pointer) : parameter ? [parameter] : [], message: textOf(error), code: 'invalid' }
}

/** Members and list indices of a JSON pointer. */
function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
