import { type Config, readConfig } from '../router/config/config.ts'
import type { RouterSettings } from '../router/config/settings.ts'
import { SUBGRAPHS } from '../router/services.ts'

/** Reads and validates the installation's settings, as at a start. Throws a ConfigError that lists every problem. */
export function readSettings(): Config {
  return readConfig(process.env, SUBGRAPHS)
}

/** The router's URL from this machine. */
export function routerUrl({ HOST, PORT }: Pick<RouterSettings, 'HOST' | 'PORT'>): string {
  const host = reachableHost(HOST)
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** A server that listens on all addresses is reached at the loopback address. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}
