import { request } from 'undici'
import type { Config } from '../../router/config/config.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { accessOf } from '../../subgraphs/kit/upstream/company.ts'
import type { CompanyProvider, OpenAccess, Probe } from '../../subgraphs/kit/upstream/provider.ts'
import { pathOf } from '../../subgraphs/kit/upstream/request.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** Makes the cheapest real call to each configured company: whether it answers, how fast, and as it documents. */
export async function checkLiveProviders({ router, services }: Config): Promise<Finding[]> {
  const choice = { order: router.PROVIDERS, perMinute: router.PROVIDER_LIMITS }
  const findings: Finding[] = []
  for (const { name, adapters } of SUBGRAPHS) {
    for (const provider of (await adapters?.()) ?? []) {
      const access = accessOf(provider.company, services.get(name) ?? {}, choice)
      if (!access?.url) continue
      const reached: OpenAccess = { ...access, url: access.url, kind: 'live' }
      findings.push(await probe(provider, reached, router.PROVIDER_TIMEOUT_MS))
    }
  }
  return findings.length > 0 ? findings : [good('companies', 'none is configured')]
}

async function probe(provider: CompanyProvider, access: OpenAccess, timeoutMs: number): Promise<Finding> {
  const { company, probe: one } = provider
  const subject = company.title
  if (!one) return warning(subject, 'has no call that is cheap enough to try', 'see docs/providers.md')
  const began = performance.now()
  try {
    const { statusCode, headers, body } = await send(provider, one, access, timeoutMs)
    const text = await body.text()
    const took = `${Math.round(performance.now() - began)} ms`
    if (statusCode >= 400) return bad(subject, `answered ${statusCode} in ${took}`, adviceFor(statusCode))
    const left = one.quotaLeft?.(headers)
    const problem = one.check(jsonOf(text))
    const quota = left ? `; left of the quota: ${left}` : ''
    return problem === null
      ? good(subject, `answered as documented in ${took}${quota}`)
      : warning(subject, `answered in ${took}, not as documented: ${problem}${quota}`, 'its API may have changed')
  } catch (error) {
    return bad(subject, `does not answer: ${error instanceof Error ? error.message : String(error)}`, 'check its URL')
  }
}

async function send(
  { authorize, query, baseUrl, servers }: CompanyProvider,
  { request: one }: Probe,
  access: OpenAccess,
  timeoutMs: number,
) {
  const server = servers?.(access)?.find(({ serves }) => serves.test(one.path))
  const base = server?.url ?? baseUrl?.(access) ?? access.url
  const path = pathOf({
    path: one.path.slice(server?.without.length ?? 0),
    query: { ...one.query, ...query?.(access) },
  })
  return request(base + path, {
    method: one.method,
    headers: {
      accept: 'application/json',
      ...(one.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(await authorize?.(access)()),
      ...one.headers,
    },
    body: one.body === undefined ? null : JSON.stringify(one.body),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return 'check its key'
  return status === 429 ? 'its limit is used up' : 'see docs/providers.md'
}
