import type { Config } from '../../router/config/config.ts'
import { realNetworks } from '../../router/config/realMoney.ts'
import { subgraphUrl } from '../../router/config/subgraphUrl.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import type { ServiceName } from '../../schema/services.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** A service's external provider: the setting that makes it live, and whether that is set. */
interface Provider {
  readonly name: string
  readonly setting: string
  readonly isLive: boolean
}

/** Lists each running service's providers, and whether each is live or a stand-in. */
export function checkProviders(config: Config): Finding[] {
  return SUBGRAPHS.flatMap(({ name, standIns }) => {
    const given = config.services.get(name) as Readonly<Record<string, unknown>> | undefined
    const own = Object.entries(standIns).map(([provider, by]) => {
      const settings = [by].flat()
      const isLive = settings.some((setting) => given?.[setting] !== undefined)
      return { name: provider, setting: settings.join(' or '), isLive }
    })
    const providers = [...own, ...sharedProviders(name, config)]
    const url = subgraphUrl(config.router, name)
    if (!url || providers.length === 0) return providers.map((provider) => judge(provider, config.router))
    return [good('providers', `those of ${name} are set where it runs, at ${new URL(url).origin}`)]
  })
}

/** Providers configured by settings that services share. */
function sharedProviders(service: ServiceName, { router }: Config): Provider[] {
  const relay = { setting: 'SMTP_URL', isLive: Boolean(router.SMTP_URL) }
  const resolvers = { setting: 'DNS_RESOLVERS', isLive: router.DNS_RESOLVERS.length > 0 }
  if (service === 'mail') return [{ name: 'outgoing mail', ...(relay.isLive ? relay : resolvers) }]
  if (service === 'enrich') return [{ name: 'mail servers', ...resolvers }]
  if (service !== 'domains') return []
  return [
    { name: 'registrant mail', ...relay },
    { name: 'attestation lookups', ...resolvers },
  ]
}

function judge({ name, setting, isLive }: Provider, settings: Config['router']): Finding {
  if (isLive) return good(name, `live, by ${setting}`)
  const networks = realNetworks(settings)
  if (networks.length === 0) return good(name, 'stand-in')
  const advice = `set ${setting}`
  if (settings.ALLOW_STAND_INS) return warning(name, 'stand-in', advice)
  return bad(name, `stand-in, and payments by ${networks.join(' and ')} count as real money`, advice)
}
