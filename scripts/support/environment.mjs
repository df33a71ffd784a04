import { existsSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { switchTelemetryOff } from './telemetry.mjs'

/** Reads `.env` where there is one; what the environment says already stands. */
export function loadEnvironment() {
  const file = inRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  switchTelemetryOff()
}
