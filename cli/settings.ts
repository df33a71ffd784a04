import { type Config, readConfig } from '../router/config/config.ts'
import type { RouterSettings } from '../router/config/settings.ts'
import { SERVICE_SETTINGS } from '../router/serviceSettings.ts'

/** The installation's settings, read and checked as at a start. Throws a ConfigError that lists what is wrong. */
export function readSettings(): Config {
  return readConfig(process.env, SERVICE_SETTINGS)
}

/** Where this machine reaches the router of these settings. */
export function routerUrl({ HOST, PORT }: Pick<RouterSettings, 'HOST' | 'PORT'>): string {
  const host = reachableHost(HOST)
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** What listens on every address is asked on this machine's own. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}
