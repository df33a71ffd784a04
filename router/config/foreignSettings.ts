import { z } from 'zod'
import { SERVICES } from '../../schema/services.ts'
import { allowSetting } from '../../subgraphs/kit/net/outbound/settings.ts'
import { booleanSetting, itemsOf } from '../../subgraphs/kit/settings.ts'

/** The name of a subgraph that an operator adds: a path segment, and no service's name. */
const FOREIGN_NAME = /^[a-z][a-z0-9]{0,29}$/

const subgraphs = z
  .string()
  .default('')
  .transform((text, context) => {
    const entries = itemsOf(text)
    return entries.map((entry, index) => {
      const [, name = '', url = ''] = /^([^=]*)=(.*)$/.exec(entry) ?? []
      const problem = entryProblem(name, url)
      // Not the entry itself: its URL may hold a password.
      if (problem) context.addIssue({ code: 'custom', message: `${problem} (entry ${index + 1} of ${entries.length})` })
      return { name, url }
    })
  })

/** Settings of subgraphs beside the ten services. */
export const FOREIGN_SETTINGS = {
  SUBGRAPHS: subgraphs.describe(
    'Federation 2 subgraphs of others that join the graph: `name=https://…` each, with spaces between. Their prices are charged like ours.',
  ),
  SUBGRAPHS_FILE: z
    .string()
    .optional()
    .describe('JSON file of such subgraphs with limits for each, and a folder with their documented paths.'),
  SUBGRAPHS_ALLOW: allowSetting().describe(
    'Private addresses at which such subgraphs may be, comma-separated: ranges (10.0.0.0/8, all ports), host:port, *.host:port. A loopback address in a URL is permitted without it.',
  ),
  SUBGRAPHS_OPTIONAL: booleanSetting(false).describe(
    'Leave out a subgraph of SUBGRAPHS or SUBGRAPHS_FILE that does not compose, with a line in the log, instead of refusing to start.',
  ),
} as const satisfies Record<string, z.ZodType>

export type ForeignSettings = z.output<z.ZodObject<typeof FOREIGN_SETTINGS>>

/** What is wrong with an entry of SUBGRAPHS; null for a good one. */
function entryProblem(name: string, url: string): string | null {
  // What stands before the first `=` of a misshapen entry may be a part of its URL.
  if (!FOREIGN_NAME.test(name)) return 'must name subgraphs by lower-case letters and digits, such as name=https://…'
  return nameProblem(name) ?? (URL.canParse(url) ? null : `names no URL for ${name}`)
}

/** What is wrong with a subgraph's name; null for a good one. */
export function nameProblem(name: string): string | null {
  if (!FOREIGN_NAME.test(name)) return `must name subgraphs by lower-case letters and digits, not "${name}"`
  return SERVICES.some((service) => service === name) ? `must not use ${name}, the name of a service` : null
}
