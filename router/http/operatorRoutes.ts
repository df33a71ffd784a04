import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { errorAnswer, jsonAnswer } from '../../rest-compat/answer.ts'
import { retryAfterHeader, type TollgraphError } from '../../schema/errors.ts'
import type { Backend } from '../boot/boot.ts'
import { figuresJson, type OperatorPlace, operatorPage, problemPage, readDays, signInPage } from '../operator/index.ts'
import { operatorAnswer } from '../pages/operatorAnswer.ts'
import { siteAssets, styleOf } from '../pages/siteAssets.ts'
import { route } from './answering.ts'
import { credentialsOf } from './credentials.ts'
import { READ } from './methods.ts'
import { asPublicError } from './unavailable.ts'

const PAGE = '/operator'
const SIGN_OUT = `${PAGE}/sign-out`

/** No cache keeps the figures, and no search engine lists them. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
/** RFC 9110, 15.5.2: a 401 names how to authenticate. */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="operator"' }

type Desk = NonNullable<Backend['operator']>

/**
 * `/operator` and `/operator.json`: what the ledger earned, and the state of payments, keys, providers and jobs. Registers nothing
 * without OPERATOR_SECRET.
 */
export async function operatorRoutes(app: FastifyInstance, { operator }: Pick<Backend, 'operator'>): Promise<void> {
  if (!operator) return
  const style = styleOf(await siteAssets())
  const placeOf = ({ place: { baseUrl } }: FastifyRequest): OperatorPlace => ({
    baseUrl,
    style: `${baseUrl}/${style}`,
  })
  route(app, 'gateway', READ, PAGE, (request) => pageAnswer(request, placeOf(request), operator))
  route(app, 'gateway', ['POST'], PAGE, (request) => signIn(request, placeOf(request), operator))
  route(app, 'gateway', ['POST'], SIGN_OUT, (request) =>
    backToPage(request, operator.gate.endSession(cookiePlace(request))),
  )
  route(app, 'gateway', READ, `${PAGE}.json`, (request) => figuresAnswer(request, operator))
}

async function pageAnswer(request: FastifyRequest, place: OperatorPlace, desk: Desk): Promise<Answer> {
  try {
    if (!(await isAdmitted(request, desk))) return operatorAnswer(401, signInPage(place, null), CHALLENGE)
    const figures = await desk.figures(readDays(request.place.query))
    return operatorAnswer(200, operatorPage(figures, place))
  } catch (error) {
    const refusal = publicError(error)
    return operatorAnswer(refusal.status, problemPage(place, refusal.message), headersOf(refusal))
  }
}

async function isAdmitted({ headers, clientAddress }: FastifyRequest, { gate }: Desk): Promise<boolean> {
  const { bearer } = credentialsOf(headers)
  if (bearer === null) return gate.hasSession(headers.cookie)
  await gate.requireSecret(bearer, clientAddress)
  return true
}

async function signIn(request: FastifyRequest, place: OperatorPlace, { gate }: Desk): Promise<Answer> {
  const secret = new URLSearchParams(request.content.toString('utf8')).get('secret')
  try {
    await gate.requireSecret(secret ?? '', request.clientAddress)
  } catch (error) {
    const refusal = publicError(error)
    return operatorAnswer(refusal.status, signInPage(place, refusal.message), headersOf(refusal))
  }
  return backToPage(request, gate.beginSession(cookiePlace(request)))
}

async function figuresAnswer({ clientAddress, headers, place }: FastifyRequest, desk: Desk): Promise<Answer> {
  try {
    await desk.gate.requireSecret(credentialsOf(headers).bearer, clientAddress)
    return jsonAnswer(200, figuresJson(await desk.figures(readDays(place.query))), PRIVATE)
  } catch (error) {
    const refusal = publicError(error)
    const answer = errorAnswer(refusal)
    return { ...answer, headers: { ...answer.headers, ...headersOf(refusal), ...PRIVATE } }
  }
}

/** Rethrows what is no answer to a caller. */
function publicError(error: unknown): TollgraphError {
  const known = asPublicError(error)
  if (known) return known
  throw error
}

function headersOf({ status, fields }: TollgraphError): Readonly<Record<string, string>> {
  if (status === 401) return CHALLENGE
  return retryAfterHeader(fields)
}

/** Redirects to the page after a form was sent, so that a reload does not send it again. */
function backToPage({ place: { baseUrl } }: FastifyRequest, cookie: string): Answer {
  return {
    status: 303,
    headers: { location: `${baseUrl}${PAGE}`, 'set-cookie': cookie, ...PRIVATE },
    body: Buffer.alloc(0),
  }
}

function cookiePlace({ place: { baseUrl } }: FastifyRequest): { readonly path: string; readonly isSecure: boolean } {
  const { pathname, protocol } = new URL(`${baseUrl}${PAGE}`)
  return { path: pathname, isSecure: protocol === 'https:' }
}
