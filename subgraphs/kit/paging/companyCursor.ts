import type { GraphQLResolveInfo } from 'graphql'
import type { KitContext } from '../service/context.ts'
import { type ListName, openCursor, sealCursor } from './sealedCursor.ts'

/**
 * Pagination of a company's list: its cursors are sealed for callers, so that each is valid only for the query that
 * returned it.
 */
export interface CompanyCursor {
  /** The argument that receives the cursor. */
  readonly argument: string
  /** Arguments that may change between pages, because they only set the page size. */
  readonly sizes?: readonly string[]
  /**
   * Returns the response with its cursors passed through `seal`. The response is cached for other callers: return a new
   * object.
   */
  sealed(answer: unknown, seal: (cursor: string) => string): unknown
}

/** A list whose response holds the next cursor in one member, named like the argument by default. */
export function cursorIn(argument: string, member = argument, sizes: readonly string[] = []): CompanyCursor {
  return {
    argument,
    sizes,
    sealed: (answer, seal) => {
      const cursor = isObject(answer) ? answer[member] : undefined
      return isObject(answer) && typeof cursor === 'string' ? { ...answer, [member]: seal(cursor) } : answer
    },
  }
}

type Context = Pick<KitContext, 'cursorKeys'>

/** The arguments with the company's own cursor. Throws BadInput for a cursor of another query. */
export function withCursorOpened<Args>(
  paging: CompanyCursor,
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
): Args {
  const given = membersOf(args)[paging.argument]
  if (typeof given !== 'string') return args
  const cursor = openCursor(context.cursorKeys, listOf(paging, args, info), given, paging.argument)
  return { ...args, [paging.argument]: cursor }
}

/** The response with sealed cursors. */
export function withCursorSealed<Answer>(
  paging: CompanyCursor,
  answer: Answer,
  args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Answer {
  const list = listOf(paging, args, info)
  // Only the texts of cursors change.
  return paging.sealed(answer, (cursor) => sealCursor(context.cursorKeys, list, cursor)) as Answer
}

/** The field and its arguments. A null argument equals an omitted one. */
function listOf({ argument, sizes = [] }: CompanyCursor, args: unknown, { fieldName }: GraphQLResolveInfo): ListName {
  const asked = Object.entries(membersOf(args)).filter(
    ([name, value]) => name !== argument && !sizes.includes(name) && !isLeftOut(value),
  )
  return [fieldName, asked.sort(([one], [other]) => (one < other ? -1 : 1))]
}

/** Null and an empty list mean the same as an argument that is left out. */
function isLeftOut(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

function membersOf(args: unknown): Readonly<Record<string, unknown>> {
  return isObject(args) ? args : {}
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
