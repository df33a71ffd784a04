import { subgraphUrl } from '../../router/boot/startServices.ts'
import type { Config } from '../../router/config/config.ts'
import type { ServiceName } from '../../schema/services.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** A company behind a service: the setting that makes it live, and whether that is set. */
interface Provider {
  readonly name: string
  readonly setting: string
  readonly isLive: boolean
}

/** Which providers are live, and which are stand-ins, of each service that runs with these settings. */
export function checkProviders({ router, services }: Config): Finding[] {
  const { SMTP_URL, DNS_RESOLVERS } = router
  const isWithResolvers = DNS_RESOLVERS.length > 0
  const elsewhere = (service: ServiceName, providers: () => Provider[]): Finding[] => {
    const url = subgraphUrl(router, service)
    if (url) return [good('providers', `those of ${service} are set where it runs, at ${new URL(url).origin}`)]
    return providers().map((provider) => judge(provider, router))
  }
  return [
    ...elsewhere('domains', () => [
      { name: 'registrar', setting: 'EPP_HOST', isLive: Boolean(services.get('domains')?.EPP_HOST) },
      { name: 'registrant mail', setting: 'SMTP_URL', isLive: Boolean(SMTP_URL) },
      { name: 'dns lookups', setting: 'DNS_RESOLVERS', isLive: isWithResolvers },
    ]),
    ...elsewhere('upload', () => [
      {
        name: 'certificates',
        setting: 'ACME_DIRECTORY_URL',
        isLive: Boolean(services.get('upload')?.ACME_DIRECTORY_URL),
      },
    ]),
    ...elsewhere('mail', () => [
      {
        name: 'outgoing mail',
        setting: SMTP_URL ? 'SMTP_URL' : 'DNS_RESOLVERS',
        isLive: Boolean(SMTP_URL) || isWithResolvers,
      },
    ]),
  ]
}

function judge({ name, setting, isLive }: Provider, { NETWORK, ALLOW_SANDBOX }: Config['router']): Finding {
  if (isLive) return good(name, `live, by ${setting}`)
  if (NETWORK === 'devnet') return good(name, 'sandbox')
  const advice = `set ${setting}`
  if (NETWORK === 'base' && !ALLOW_SANDBOX)
    return bad(name, 'sandbox, and NETWORK=base takes real money for it', advice)
  return warning(name, 'sandbox', advice)
}
