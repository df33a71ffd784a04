import type { LookupFunction } from 'node:net'
import { isIPv6 } from 'node:net'
import { Agent, buildConnector, type Dispatcher, errors, request } from 'undici'
import { TollgraphError } from '../../../../schema/errors.ts'
import { abortAfter } from '../../async/timeout.ts'
import { ACCEPTED_CODINGS, readBody } from './body.ts'
import { OutboundFailed } from './errors.ts'
import type { OutboundAnswer, OutboundBounds } from './exchange.ts'
import type { Guard } from './guard.ts'

const MAX_REDIRECTS = 5
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
/** Total size of one response's headers. */
const MAX_HEADER_BYTES = 32_768
/** Headers that are sent only to the host that they were set for. */
const PERSONAL = ['authorization', 'cookie', 'proxy-authorization']

type Bounds = OutboundBounds & { readonly userAgent: string }

/** GETs a URL and follows its redirects, checking each like the first URL. See `Outbound.fetch`. */
export async function fetchGuarded(guard: Guard, text: string, bounds: Bounds): Promise<OutboundAnswer> {
  const signal = abortAfter(bounds.timeoutMs, bounds.signal)
  const agent = new Agent({
    connect: connectorOf(guard, bounds.timeoutMs),
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: bounds.timeoutMs,
    bodyTimeout: bounds.timeoutMs,
    pipelining: 0,
  })
  try {
    return await follow(guard, agent, guard.check(text), { ...bounds, signal })
  } catch (error) {
    throw explain(error, signal, bounds.timeoutMs)
  } finally {
    // Do not wait: a server that drips bytes must not delay the result.
    void agent.destroy()
  }
}

async function follow(
  guard: Guard,
  agent: Dispatcher,
  first: URL,
  bounds: Bounds & { readonly signal: AbortSignal },
): Promise<OutboundAnswer> {
  const most = bounds.maxRedirects ?? MAX_REDIRECTS
  let url = first
  for (let redirects = 0; redirects <= most; redirects++) {
    const answer = await request(url, {
      dispatcher: agent,
      method: 'GET',
      headers: headersFor(url, first, bounds),
      signal: bounds.signal,
    })
    const target = REDIRECTS.includes(answer.statusCode) ? answer.headers.location : undefined
    if (target === undefined) return read(url, answer, bounds)
    answer.body.on('error', () => {}).destroy()
    url = guard.check(resolved(String(target), url))
  }
  throw new OutboundFailed('REDIRECTS', `It redirects more than ${most} times`)
}

function headersFor(url: URL, first: URL, { accept, headers = {}, userAgent }: Bounds): Record<string, string> {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  const kept = url.origin === first.origin ? given : given.filter(([name]) => !PERSONAL.includes(name))
  return {
    'user-agent': userAgent,
    accept: accept ?? '*/*',
    ...Object.fromEntries(kept),
    'accept-encoding': ACCEPTED_CODINGS,
  }
}

function resolved(target: string, base: URL): string {
  if (!URL.canParse(target, base.href)) throw new OutboundFailed('PROTOCOL', 'It redirects to what is no URL')
  return new URL(target, base).href
}

async function read(url: URL, answer: Dispatcher.ResponseData, bounds: Bounds): Promise<OutboundAnswer> {
  const { statusCode: status, body } = answer
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')]),
  )
  if (status < 200 || status > 299) {
    body.on('error', () => {}).destroy()
    throw new OutboundFailed('STATUS', `${url.host} answered with status ${status}`, status)
  }
  const [, contentType = '', parameters = ''] = /^\s*([^;,\s]*)\s*;?(.*)$/s.exec(headers['content-type'] ?? '') ?? []
  const [, charset] = /(?:^|;)\s*charset\s*=\s*"?([^";,\s]+)/i.exec(parameters) ?? []
  return {
    url: url.href,
    status,
    headers,
    body: await readBody(body, headers['content-encoding'] ?? '', bounds),
    contentType: contentType.toLowerCase(),
    charset: charset?.toLowerCase() ?? null,
  }
}

/** Connects only to addresses that the guard has approved. */
function connectorOf(guard: Guard, timeoutMs: number): buildConnector.connector {
  return (options, callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    guard.addressesOf(options.hostname, port).then(
      (addresses) => buildConnector({ timeout: timeoutMs, lookup: lookupOf(addresses) })(options, callback),
      (error: Error) => callback(error, null),
    )
  }
}

/** A lookup function that returns the given addresses. */
export function lookupOf(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_host, options, callback) => {
    const [first] = answers
    if (options.all || !first) callback(null, answers)
    else callback(null, first.address, first.family)
  }
}

function explain(error: unknown, signal: AbortSignal, timeoutMs: number): Error {
  if (error instanceof TollgraphError) return error
  if (signal.aborted)
    return new OutboundFailed('TIMEOUT', `It did not answer within ${timeoutMs} ms`, null, { cause: error })
  if (
    error instanceof errors.ConnectTimeoutError ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  )
    return new OutboundFailed('TIMEOUT', 'It did not answer in time', null, { cause: error })
  const { code = '' } = error as NodeJS.ErrnoException
  const isSocket = /^(E[A-Z]+|UND_ERR_SOCKET)$/.test(code)
  return isSocket
    ? new OutboundFailed('UNREACHABLE', 'Its server cannot be reached', null, { cause: error })
    : new OutboundFailed('PROTOCOL', 'Its server answered what is no HTTP, or with a wrong certificate', null, {
        cause: error,
      })
}
