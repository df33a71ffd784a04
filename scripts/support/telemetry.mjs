/**
 * Disables the telemetry of dependencies unless the user enabled it. Call after `.env` has been read, so that a setting
 * in it is kept.
 */
export function switchTelemetryOff() {
  process.env.APOLLO_TELEMETRY_DISABLED ??= '1'
  process.env.CHECKPOINT_DISABLE ??= '1'
  process.env.SCARF_ANALYTICS ??= 'false'
  process.env.DO_NOT_TRACK ??= '1'
  process.env.OTEL_SDK_DISABLED ??= 'true'
}
