import { z } from 'zod'
import { parseUsd } from '../../schema/money.ts'
import { isServiceName, SERVICES } from '../../schema/services.ts'
import { listSetting } from '../../subgraphs/kit/settings.ts'

/** Settings about companies and services as a whole; each company's own are those of its service. */
export const providerSettings = {
  SERVICES: listSetting(SERVICES.join(','))
    .refine((names) => names.every(isServiceName), `must be names of services, of ${SERVICES.join(', ')}`)
    .transform((names) => new Set(['gateway', ...names].filter(isServiceName)))
    .describe(
      'Services that are offered, comma-separated; gateway always is. The others have no price and answer 503.',
    ),
  PROVIDERS: z
    .string()
    .optional()
    .transform((text) => (text === undefined ? null : listSetting().parse(text)))
    .describe(
      'Companies to use (docs/providers.md), comma-separated: of several for one port the first is asked, and the next while it fails. Needed for those that want no key. Unset: all that have a key or a URL.',
    ),
  PROVIDER_LIMITS: byCompany('30', (text) => {
    if (!/^[1-9]\d{0,6}$/.test(text)) throw new RangeError('a whole number of requests')
    return Number(text)
  }).describe(
    'Requests a minute that companies allow our keys: `coingecko=30,serper=300`. Of one that is left out we ask without limit.',
  ),
  PROVIDER_COSTS_USD: byCompany('0.002', parseUsd).describe(
    'What one call costs at companies, in USD: `exa=0.005,serper=0.001`; for the metrics.',
  ),
}

/** `company=value,…`; the companies are checked with those of the services. */
function byCompany<Value>(example: string, read: (text: string) => Value) {
  return listSetting().transform((entries, context) => {
    try {
      return new Map(entries.map((entry) => pairOf(entry, read)))
    } catch {
      context.addIssue({ code: 'custom', message: `must be like \`coingecko=${example},…\`` })
      return z.NEVER
    }
  })
}

function pairOf<Value>(entry: string, read: (text: string) => Value): [string, Value] {
  const [, company, value] = /^([a-z0-9-]+)=(.+)$/.exec(entry) ?? []
  if (company === undefined || value === undefined) throw new RangeError('a company and a value')
  return [company, read(value)]
}
