import { z } from 'zod'
import { urlSetting } from '../../subgraphs/kit/settings.ts'

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** `key=value` pairs by comma, values percent-encoded, as OpenTelemetry's settings have them. */
function pairsSetting() {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      const pairs = text
        .split(',')
        .map((pair) => pair.trim())
        .filter(Boolean)
        .map((pair) => /^([^=\s]+)\s*=\s*(.*)$/.exec(pair))
      if (!pairs.includes(null)) {
        try {
          return Object.fromEntries(pairs.map((found) => [found?.[1] ?? '', decodeURIComponent(found?.[2] ?? '')]))
        } catch {
          // A malformed escape: reported below, without the value, which may be a secret.
        }
      }
      context.addIssue({
        code: 'custom',
        message: 'must be key=value pairs, separated by commas, values percent-encoded',
      })
      return z.NEVER
    })
}

/** OpenTelemetry's standard variables, as far as traces need them. The SDK itself reads OTEL_BSP_* and OTEL_SPAN_*. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSetting().describe(
    'Base URL of an OpenTelemetry collector; spans are posted to `/v1/traces` below it. Unset: no traces, and no package for them is loaded.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: urlSetting().describe(
    'In the place of OTEL_EXPORTER_OTLP_ENDPOINT, the whole URL for spans.',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/json'], 'must be http/json, the protocol that is built in (port 4318 of a collector)')
    .default('http/json')
    .describe('Protocol of the collector.'),
  OTEL_EXPORTER_OTLP_HEADERS: pairsSetting().describe(
    'Headers of each post to the collector, `key=value` by comma. Secret.',
  ),
  OTEL_SERVICE_NAME: z
    .string()
    .min(1)
    .optional()
    .describe('Name of this process in traces; unset: `tollgraph`, and `tollgraph-<service>` for a subgraph process.'),
  OTEL_RESOURCE_ATTRIBUTES: pairsSetting().describe(
    'Attributes of this process in traces, `key=value` by comma, such as `deployment.environment=production`.',
  ),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_always_on')
    .describe('Which traces are kept. With TRUST_PROXY, `parentbased_` lets the proxy decide.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(1)
    .describe('Share of traces that the `traceidratio` samplers keep.'),
} as const satisfies Record<string, z.ZodType>

export type TracingSettings = z.output<z.ZodObject<typeof TRACING_SETTINGS>>

/** URL that spans are posted to; null where tracing is off. */
export function tracesUrl(settings: TracingSettings): string | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = settings
  return whole ?? (base ? `${base}/v1/traces` : null)
}
