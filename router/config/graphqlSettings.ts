import { z } from 'zod'
import { booleanSetting, urlSetting } from '../../subgraphs/kit/settings.ts'

/** Settings of the GraphQL door. */
export const GRAPHQL_SETTINGS = {
  AUTOMATIC_PERSISTED_QUERIES: booleanSetting(true).describe(
    'Let clients register a document once and send its SHA-256 from then on (automatic persisted queries).',
  ),
  PERSISTED_DOCUMENTS: z
    .string()
    .optional()
    .describe(
      'JSON file of documents that clients may ask for by their SHA-256: a manifest of generate-persisted-query-manifest, or an object of documents by hash.',
    ),
  PERSISTED_DOCUMENTS_ONLY: booleanSetting(false).describe(
    'Answer the documents of PERSISTED_DOCUMENTS alone, whether they are sent by hash or whole.',
  ),
  APOLLO_PLUGINS: z
    .string()
    .optional()
    .describe('JavaScript module whose default export is an Apollo Server plugin, or an array of them.'),
  APOLLO_KEY: z.string().optional().describe('API key of GraphOS; with APOLLO_GRAPH_REF, usage is reported. Secret.'),
  APOLLO_GRAPH_REF: z
    .string()
    .regex(/^[^@\s]+(@[^@\s]+)?$/, 'must be a graph, or a graph and its variant: my-graph@current')
    .optional()
    .describe('Graph and variant of GraphOS that usage is reported to, such as `my-graph@current`.'),
  APOLLO_USAGE_REPORTING_URL: urlSetting().describe(
    'Where usage is reported to; unset: https://usage-reporting.api.apollographql.com.',
  ),
} as const satisfies Record<string, z.ZodType>

export type GraphqlSettings = z.output<z.ZodObject<typeof GRAPHQL_SETTINGS>>
