import type { Config } from '../../router/config/config.ts'
import { realNetworks } from '../../router/config/realMoney.ts'
import { subgraphUrl } from '../../router/config/subgraphUrl.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { settingPrefix } from '../../subgraphs/kit/upstream/company.ts'
import { isHalfConfigured, liveBy, type Port } from '../../subgraphs/kit/upstream/port.ts'
import { type Finding, good, warning } from './finding.ts'

/** A service's port: what would make it live, and what does. */
interface Configured {
  readonly name: string
  readonly port: Port
  /** The companies and settings that make it live, in order. */
  readonly by: readonly string[]
  /** Whether a company that is used lacks the key that the port needs. */
  readonly isHalf: boolean
}

/** Lists each offered service's ports: live, by an engine of our own, stand-in, or off. */
export function checkProviders(config: Config): Finding[] {
  return SUBGRAPHS.filter(({ name }) => config.router.SERVICES.has(name)).flatMap(({ name, ports }) => {
    const own = Object.entries(ports)
    const url = subgraphUrl(config.router, name)
    if (url && own.length > 0)
      return [good('providers', `those of ${name} are set where it runs, at ${new URL(url).origin}`)]
    const settings = { ...config.router, ...config.services.get(name) }
    return own.map(([port, described]) => judge(configuredBy(port, described, settings, config), config.router))
  })
}

function configuredBy(
  name: string,
  port: Port,
  settings: Readonly<Record<string, unknown>>,
  { router }: Config,
): Configured {
  const choice = { order: router.PROVIDERS, perMinute: router.PROVIDER_LIMITS }
  return { name, port, by: liveBy(port, settings, choice), isHalf: isHalfConfigured(port, settings, choice) }
}

function judge({ name, port, by, isHalf }: Configured, settings: Config['router']): Finding {
  if (by.length > 0) return good(name, `live, by ${by.join(', then ')}`)
  if (port.own) return good(name, `live, by ${port.own}`)
  const isStandIn = !isHalf && (realNetworks(settings).length === 0 || settings.ALLOW_STAND_INS)
  if (realNetworks(settings).length === 0 && isStandIn) return good(name, 'stand-in')
  const advice = `set ${settingsOf(port).join(' or ')}`
  if (isStandIn) return warning(name, 'stand-in for real money', advice)
  return warning(name, 'off: what needs it answers 503 provider_not_configured', advice)
}

function settingsOf({ companies = [], settings = [], needsKey }: Port): string[] {
  const keys = companies.map(({ id, key }) =>
    needsKey || key === 'needed' ? `${settingPrefix(id)}_KEY` : `PROVIDERS=${id}`,
  )
  return [...keys, ...settings]
}
