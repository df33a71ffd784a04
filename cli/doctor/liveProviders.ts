import { request } from 'undici'
import type { Config } from '../../router/config/config.ts'
import { companyChoice } from '../../router/config/ports.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { accessOf } from '../../subgraphs/kit/upstream/company.ts'
import type { CompanyProvider, OpenAccess, Probe } from '../../subgraphs/kit/upstream/provider.ts'
import { headersOf, pathOf } from '../../subgraphs/kit/upstream/request.ts'
import { serverOf } from '../../subgraphs/kit/upstream/servers.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** Makes the cheapest real call to each configured company: whether it answers, how fast, and as it documents. */
export async function checkLiveProviders({ router, services }: Config): Promise<Finding[]> {
  const choice = companyChoice(router)
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
    const { statusCode, body } = await send(provider, one, access, timeoutMs)
    const text = await body.text()
    const took = `${Math.round(performance.now() - began)} ms`
    if (statusCode >= 400) return bad(subject, `answered ${statusCode} in ${took}`, adviceFor(statusCode))
    const answer = jsonOf(text)
    const left = one.quotaLeft?.(answer)
    const problem = one.check(answer)
    const quota = left ? `; left of the quota: ${left}` : ''
    return problem === null
      ? good(subject, `answered as documented in ${took}${quota}`)
      : warning(subject, `answered in ${took}, not as documented: ${problem}${quota}`, 'its API may have changed')
  } catch (error) {
    return bad(subject, `does not answer: ${error instanceof Error ? error.message : String(error)}`, 'check its URL')
  }
}

async function send(provider: CompanyProvider, { request: one }: Probe, access: OpenAccess, timeoutMs: number) {
  const { authorize, query, baseUrl, servers } = provider
  const found = serverOf(servers?.(access) ?? [], one)
  const { url, request: asked } = found ?? { url: baseUrl?.(access) ?? access.url, request: one }
  return request(url + pathOf({ ...asked, query: { ...asked.query, ...query?.(access) } }), {
    method: asked.method,
    headers: headersOf(asked, await authorize?.(access)()),
    body: asked.body === undefined ? null : JSON.stringify(asked.body),
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
