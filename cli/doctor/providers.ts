import type { Config } from '../../router/config/config.ts'
import { servedHere } from '../../router/config/ports.ts'
import { takesRealMoney } from '../../router/config/realMoney.ts'
import { subgraphUrl } from '../../router/config/subgraphUrl.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { settingPrefix } from '../../subgraphs/kit/upstream/company.ts'
import type { Port, Served } from '../../subgraphs/kit/upstream/port.ts'
import { type Finding, good, warning } from './finding.ts'

/** Lists each offered service's ports as `service: port`: live, by an engine of our own, stand-in, or off. */
export function checkProviders(config: Config): Finding[] {
  return SUBGRAPHS.filter(({ name }) => config.router.SERVICES.has(name)).flatMap(({ name, ports }) => {
    const own = Object.entries(ports)
    const url = subgraphUrl(config.router, name)
    if (url && own.length > 0)
      return [good('providers', `those of ${name} are set where it runs, at ${new URL(url).origin}`)]
    return own.map(([portName, port]) =>
      judge(`${name}: ${portName}`, port, servedHere(name, port, config), config.router),
    )
  })
}

function judge(name: string, port: Port, { as, by }: Served, settings: Config['router']): Finding {
  if (as === 'live' || as === 'own') return good(name, `live, by ${by.join(', then ')}`)
  if (as === 'stand-in' && !takesRealMoney(settings)) return good(name, 'stand-in')
  const advice = `set ${settingsOf(port).join(' or ')}`
  if (as === 'stand-in') return warning(name, 'stand-in for real money', advice)
  return warning(name, 'off: what needs it answers 503 provider_not_configured', advice)
}

function settingsOf({ companies = [], settings = [], needsKey }: Port): string[] {
  const keys = companies.map(({ id, key }) =>
    needsKey || key === 'needed' ? `${settingPrefix(id)}_KEY` : `PROVIDERS=${id}`,
  )
  return [...keys, ...settings]
}
