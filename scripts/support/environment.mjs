import { existsSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { switchTelemetryOff } from './telemetry.mjs'

/** Reads `.env` if it exists; variables already in the environment take precedence. */
export function loadEnvironment() {
  const file = inRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  switchTelemetryOff()
}
