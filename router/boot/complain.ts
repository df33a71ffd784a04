import type { Config } from '../config/config.ts'
import { settingsOfPort } from '../config/portOffset.ts'
import { withoutUrlSecrets } from '../log/discreet.ts'
import { sourceStack } from '../log/sourceStack.ts'

/** Programming errors, which no setting can fix: these are printed with their stack. */
const OUR_MISTAKES = [TypeError, ReferenceError, SyntaxError]

/**
 * Prints to standard error why the start failed: one message for the operator, the stack only for programming errors.
 * `config`: the settings, once they could be read; a port in use is named by its setting.
 */
export function complain(error: unknown, config: Pick<Config, 'router' | 'services'> | null = null): void {
  if (!(error instanceof Error) || OUR_MISTAKES.some((kind) => error instanceof kind)) {
    console.error(error instanceof Error && error.stack ? sourceStack(error.stack) : error)
    return
  }
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') console.error(inUse(port, config))
  // Errors of viem quote the whole URL of the node, with the customer's key in it.
  else console.error('shortMessage' in error ? withoutUrlSecrets(error.message) : error.message)
}

function inUse(port: number | undefined, config: Pick<Config, 'router' | 'services'> | null): string {
  const names = config && port ? settingsOfPort(port, [config.router, ...config.services.values()]) : []
  const setting = names.length > 0 ? names.join(' or ') : 'the setting that names it (docs/settings.md)'
  return `Port ${port ?? ''} is in use: give ${setting} another value, set PORT_OFFSET to move all ports, or stop the other process.`
}
