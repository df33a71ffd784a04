import type { Logger } from 'pino'
import { setTracing } from '../../subgraphs/kit/tracing/tracing.ts'
import { type TracingSettings, tracesUrl } from './settings.ts'

/**
 * Switches tracing on where a collector is configured; resolves with the function that sends the last spans and switches
 * it off. Without a collector nothing of OpenTelemetry is loaded. `process`: its name, where the settings have none, and
 * its version.
 */
export async function startTracing(
  settings: TracingSettings,
  process: { readonly name: string; readonly version: string },
  log: Logger,
): Promise<() => Promise<void>> {
  const url = tracesUrl(settings)
  if (url === null) return async () => {}
  const { openTracing } = await import('./openTelemetry.ts')
  const { tracing, stop } = openTracing({
    ...settings,
    url,
    name: settings.OTEL_SERVICE_NAME ?? process.name,
    version: process.version,
    log,
  })
  setTracing(tracing)
  return async () => {
    setTracing(null)
    await stop()
  }
}
