import type { Config } from '../../router/config/config.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** A company behind a service: the setting that makes it live, and whether that is set. */
interface Provider {
  readonly name: string
  readonly setting: string
  readonly isLive: boolean
}

/** Which of the domain service's providers are live, and which are stand-ins. */
export function checkProviders({ router, services }: Config): Finding[] {
  if (router.DOMAINS_SUBGRAPH_URL) {
    return [
      good('providers', `those of domains are set where it runs, at ${new URL(router.DOMAINS_SUBGRAPH_URL).origin}`),
    ]
  }
  const { EPP_HOST, SMTP_URL, DNS_RESOLVERS } = services.get('domains') ?? {}
  const providers: Provider[] = [
    { name: 'registrar', setting: 'EPP_HOST', isLive: Boolean(EPP_HOST) },
    { name: 'registrant mail', setting: 'SMTP_URL', isLive: Boolean(SMTP_URL) },
    { name: 'dns lookups', setting: 'DNS_RESOLVERS', isLive: Array.isArray(DNS_RESOLVERS) && DNS_RESOLVERS.length > 0 },
  ]
  return providers.map((provider) => judge(provider, router))
}

function judge({ name, setting, isLive }: Provider, { NETWORK, ALLOW_SANDBOX }: Config['router']): Finding {
  if (isLive) return good(name, `live, by ${setting}`)
  if (NETWORK === 'devnet') return good(name, 'sandbox')
  const advice = `set ${setting}`
  if (NETWORK === 'base' && !ALLOW_SANDBOX)
    return bad(name, 'sandbox, and NETWORK=base takes real money for it', advice)
  return warning(name, 'sandbox', advice)
}
