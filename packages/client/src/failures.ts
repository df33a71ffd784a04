import * as z from 'zod/mini'
import {
  BadInputError,
  TollgraphError as Base,
  type Issue,
  type Outcome,
  RequestFailedError,
  type TollgraphError,
} from './errors.ts'

const PathSchema = z.array(z.union([z.string(), z.number()]))

const Issues = z.array(z.object({ path: PathSchema, message: z.string(), code: z.string() }))

/** What an error says for programs, by path in the body and by GraphQL in `extensions`. */
const Facts = z.object({
  code: z.optional(z.string()),
  reason: z.optional(z.string()),
  retryAfter: z.optional(z.number()),
  payment: z.optional(z.string()),
  issues: z.optional(Issues),
})

const GraphqlErrors = z.array(
  z.object({ message: z.string(), path: z.optional(PathSchema), extensions: z.optional(z.catch(Facts, {})) }),
)

const Refusal = z.object({ success: z.literal(false) })

const AtPath = z.extend(Facts, { error: z.optional(z.string()), message: z.optional(z.string()) })

const PaidLines = z.object({
  payment: z.object({ lines: z.array(z.object({ path: z.string(), outcome: z.optional(z.string()) })) }),
})

/** What the body of an error says; null for what it leaves out. */
export interface Said {
  /** Whether it has the form of a router's errors: `errors`, or `success: false`. A proxy's has not. */
  readonly isOfRouter: boolean
  readonly message: string | null
  readonly code: string | null
  readonly reason: string | null
  readonly retryAfter: number | null
  /** Id of the payment that the error is about. */
  readonly payment: string | null
}

/** Reads the body of an error, of a path or of GraphQL; a body of another form says nothing. */
export function saidBy(body: unknown): Said {
  const graphql = z.safeParse(z.object({ errors: GraphqlErrors }), body)
  const first = graphql.success ? graphql.data.errors[0] : undefined
  const path = z.safeParse(AtPath, body)
  const said = first ? { ...first.extensions, message: first.message } : path.success ? path.data : {}
  const error = path.success && !first ? path.data.error : undefined
  return {
    isOfRouter: first !== undefined || z.safeParse(Refusal, body).success,
    message: said.message ?? error ?? null,
    code: said.code ?? null,
    reason: said.reason ?? null,
    retryAfter: said.retryAfter ?? null,
    payment: said.payment ?? null,
  }
}

/**
 * The typed errors of a failure: of a thrown error of this package, of Apollo Client's `error` or urql's `error`, or of a
 * GraphQL answer or the body of an error as JSON. Empty for success. An unknown error is one `RequestFailedError` with the
 * code `UNKNOWN`. `extensions` are those of the answer, if the failure does not have them, as urql's: they say which fields
 * were charged.
 */
export function failuresOf(failure: unknown, extensions?: unknown): readonly TollgraphError[] {
  if (failure === null || failure === undefined) return []
  if (failure instanceof Base) return [failure]
  const { networkError, cause, errors, graphQLErrors, extensions: own } = failure as Readonly<Record<string, unknown>>
  for (const inner of [networkError, cause]) if (inner instanceof Base) return [inner]
  const listed = z.safeParse(GraphqlErrors, errors ?? graphQLErrors)
  if (listed.success && listed.data.length > 0)
    return listed.data.map((error) => graphqlFailure(error, outcomes(own ?? extensions)))
  if (!(failure instanceof Error)) return bodyFailures(failure)
  return [new RequestFailedError('UNKNOWN', failure.message, {})]
}

function graphqlFailure(
  { message, path = [], extensions = {} }: z.infer<typeof GraphqlErrors>[number],
  outcomeAt: (path: readonly (string | number)[]) => Outcome | null,
): TollgraphError {
  if (extensions.issues) return new BadInputError(message, extensions.issues)
  return new RequestFailedError(extensions.code ?? 'UNKNOWN', message, {
    ...extensions,
    path,
    outcome: outcomeAt(path),
  })
}

/** By path an error is the body: `success: false`, `error`, `issues`. */
function bodyFailures(body: unknown): readonly TollgraphError[] {
  const read = z.safeParse(z.extend(AtPath, { success: z.literal(false) }), body)
  if (!read.success) return []
  const { error, message, issues, code, ...facts } = read.data
  const text = message ?? error ?? 'The request failed'
  return [issues ? new BadInputError(text, issues as Issue[]) : new RequestFailedError(code ?? 'UNKNOWN', text, facts)]
}

/** Finds the outcome of the priced field at or above a path, in the `extensions.payment` of an answer. */
function outcomes(extensions: unknown): (path: readonly (string | number)[]) => Outcome | null {
  const paid = z.safeParse(PaidLines, extensions)
  const lines = paid.success ? paid.data.payment.lines : []
  return (path) => {
    const names = path.filter((part) => typeof part === 'string').join('.')
    const found = lines
      .filter((line) => names === line.path || names.startsWith(`${line.path}.`))
      .sort((one, other) => other.path.length - one.path.length)[0]
    return (found?.outcome as Outcome | undefined) ?? null
  }
}
