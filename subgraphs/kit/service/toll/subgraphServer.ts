import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { type DocumentNode, type FormattedExecutionResult, Kind, print, separateOperations } from 'graphql'
import type { Logger } from 'pino'
import { parseWalletAddress, type WalletAddress } from '../../../../schema/address.ts'
import type { TollgraphError } from '../../../../schema/errors.ts'
import { atomicUsdc, parseUsd } from '../../../../schema/money.ts'
import type { ServedRuntime } from '../runtime.ts'
import { type RequestEnd, type RequestScope, requestScope, type ScopedLine } from '../scope.ts'
import type { LineClaim } from './claims.ts'
import type { Context } from './contextToken.ts'
import { writeFacts } from './facts.ts'
import { thrownError } from './remoteErrors.ts'

/** Apollo Server's context of one request to a subgraph. */
export interface SubgraphContext {
  /** The router's verified token; null for any other client. */
  readonly context: Context | null
  readonly end: RequestEnd
}

/** Starts Apollo Server over a subgraph's runtime: it parses and validates, the runtime executes. */
export async function startSubgraphServer(runtime: ServedRuntime, log: Logger): Promise<ApolloServer<SubgraphContext>> {
  const server = new ApolloServer<SubgraphContext>({
    schema: runtime.schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // Subgraphs know no cookies; a gateway's requests are no browser's.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      runtimePlugin(runtime),
    ],
  })
  await server.start()
  return server
}

/** Lets the runtime execute in place of Apollo Server: the same compiled documents as in a router's process. */
function runtimePlugin(runtime: ServedRuntime): ApolloServerPlugin<SubgraphContext> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ request, source, document, operationName, contextValue }) {
          const singleResult = await run(runtime, contextValue, {
            query: textOf(source ?? '', document, operationName),
            variables: request.variables ?? {},
          })
          return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: 'single', singleResult } }
        },
      }
    },
  }
}

/** The text of the chosen operation: the runtime compiles documents of one. */
function textOf(source: string, document: DocumentNode, operationName: string | null | undefined): string {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operations.length < 2) return source
  const chosen = separateOperations(document)[operationName ?? '']
  return chosen ? print(chosen) : source
}

interface Asked {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

async function run(
  runtime: ServedRuntime,
  { context, end }: SubgraphContext,
  { query, variables }: Asked,
): Promise<FormattedExecutionResult> {
  const scope = context && scopeOf(runtime.name, context, end)
  const refusal = runtime.access.refusalOf({ query, variables }, scope)
  if (refusal) return { errors: [{ message: refusal.message, extensions: refusal.extensions }] }
  const given = scope ?? requestScope({ requestId: 'unsigned', caller: null, payment: null, end })
  const result = await runtime.execute({ query, variables }, given)
  const toll = writeFacts(given.report)
  return toll ? { ...result, extensions: { ...result.extensions, toll } } : result
}

/** The request as the runtime sees it, from a router's token. */
function scopeOf(service: string, context: Context, end: RequestEnd): RequestScope {
  const { caller, pay, lines = [], own, jti } = context
  return requestScope({
    requestId: own?.request ?? jti,
    clientAddress: own?.client ?? null,
    caller: caller === undefined ? null : address(caller),
    payment: pay
      ? {
          ...pay,
          payer: own?.payer ? address(own.payer) : null,
          lines: lines.map(
            ({ field, key, units, usd, act, refused }): ScopedLine => ({
              service,
              field,
              path: [key],
              units,
              amount: atomicUsdc(parseUsd(usd)),
              actId: act,
              ...(refused ? { refusal: refusalOf(refused) } : {}),
            }),
          ),
        }
      : null,
    end,
  })
}

function refusalOf({ code, message, fields, problem }: NonNullable<LineClaim['refused']>): TollgraphError {
  return thrownError({ message, extensions: { ...fields, code, problem } }, true)
}

function address(text: string): WalletAddress {
  const parsed = parseWalletAddress(text)
  if (!parsed) throw new TypeError(`A router named a caller that is no address: ${text}`)
  return parsed
}
