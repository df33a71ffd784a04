import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import type { GraphqlSettings } from '../../config/graphqlSettings.ts'
import type { Checkout } from '../../payments/checkout/checkout.ts'
import { checkoutPlugin, type DoorContext } from './checkoutPlugin.ts'
import { landingPage } from './landingPage.ts'
import { operatorPlugins } from './operatorPlugins.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import type { PreparingDesk } from './prepared.ts'

/** Dependencies of the GraphQL door. */
export interface GraphqlDoorParts extends PreparingDesk {
  readonly checkout: Checkout
  /** Most tokens of one document. */
  readonly maxTokens: number
  readonly settings: GraphqlSettings
  readonly persisted: PersistedDocuments
  readonly log: Logger
}

/**
 * Starts Apollo Server over the checkout: it parses requests, resolves persisted documents, runs plugins, and answers
 * requests without an operation. Throws an Error that names the setting when a configured file cannot be used.
 */
export async function startApolloServer(parts: GraphqlDoorParts): Promise<ApolloServer<DoorContext>> {
  const { log, maxTokens, persisted, schema, settings } = parts
  const reporting = await usageReporting(settings)
  const observers = [...reporting, ...(await operatorPlugins(settings.APOLLO_PLUGINS))]
  const server = new ApolloServer<DoorContext>({
    schema,
    introspection: true,
    // The operation store validates, caches the result, and enforces our limits.
    dangerouslyDisableValidation: true,
    parseOptions: { maxTokens },
    persistedQueries:
      settings.AUTOMATIC_PERSISTED_QUERIES || settings.PERSISTED_DOCUMENTS ? { cache: persisted.cache } : false,
    // Browsers add no credentials on their own: there are no cookies, and wallets sign each request.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stringifyResult: (value) => JSON.stringify(value),
    formatError: explained,
    stopOnTerminationSignals: false,
    apollo: {
      ...(settings.APOLLO_KEY ? { key: settings.APOLLO_KEY } : {}),
      ...(settings.APOLLO_GRAPH_REF ? { graphRef: settings.APOLLO_GRAPH_REF } : {}),
    },
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      landingPage(),
      ...(persisted.safelist ? [persisted.safelist] : []),
      // Before the checkout plugin, so that one of these may refuse or answer an operation.
      ...(reporting.length > 0 ? [] : [ApolloServerPluginUsageReportingDisabled()]),
      ...observers,
      checkoutPlugin({ ...parts, isObserved: observers.length > 0 }),
    ],
  })
  await server.start()
  return server
}

/** Reports operations to GraphOS, without variables, headers or error messages; none without a key. */
async function usageReporting(settings: GraphqlSettings): Promise<ApolloServerPlugin[]> {
  if (!settings.APOLLO_KEY || !settings.APOLLO_GRAPH_REF) return []
  const { ApolloServerPluginUsageReporting } = await import('@apollo/server/plugin/usageReporting')
  const endpointUrl = settings.APOLLO_USAGE_REPORTING_URL
  return [
    ApolloServerPluginUsageReporting({
      sendVariableValues: { none: true },
      sendHeaders: { none: true },
      sendErrors: { masked: true },
      ...(endpointUrl ? { endpointUrl } : {}),
    }),
  ]
}

/** The parser recurses with nesting: replaces the engine's message for an exhausted stack. */
function explained(error: GraphQLFormattedError): GraphQLFormattedError {
  return /call stack/i.test(error.message) ? { ...error, message: 'The document is nested too deeply.' } : error
}
