import { type Config, readConfig } from '../router/config/config.ts'
import type { RouterSettings } from '../router/config/settings.ts'
import { SUBGRAPHS } from '../router/services.ts'
import { hostPort, reachableHost } from '../schema/hostPort.ts'

/** Reads and validates the installation's settings, as at a start. Throws a ConfigError that lists every problem. */
export function readSettings(): Config {
  return readConfig(process.env, SUBGRAPHS)
}

/** The router's URL from this machine. */
export function routerUrl({ HOST, PORT }: Pick<RouterSettings, 'HOST' | 'PORT'>): string {
  return `http://${hostPort(reachableHost(HOST), PORT)}`
}
