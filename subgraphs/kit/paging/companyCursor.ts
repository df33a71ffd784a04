import type { GraphQLResolveInfo } from 'graphql'
import type { KitContext } from '../context.ts'
import { type ListName, openCursor, sealCursor } from './sealedCursor.ts'

/** How a list of a company's goes on: callers get its cursors sealed, so that they lead on in the question that they are of. */
export interface CompanyCursor {
  /** The argument that takes the cursor. */
  readonly argument: string
  /** Arguments that may be others on the next page, because they only say how much of it is wanted. */
  readonly sizes?: readonly string[]
  /** The answer with the company's cursors in it put through `seal`. It is kept for others who ask the same: return a new one. */
  sealed(answer: unknown, seal: (cursor: string) => string): unknown
}

/** A list whose answer holds the next cursor in one member, of the name of the argument where none is given. */
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

/** The arguments with the company's own cursor in them. Throws BadInput for one that the same question did not give. */
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

/** The answer as callers get it. */
export function withCursorSealed(
  paging: CompanyCursor,
  answer: unknown,
  args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): unknown {
  const list = listOf(paging, args, info)
  return paging.sealed(answer, (cursor) => sealCursor(context.cursorKeys, list, cursor))
}

/** The field and what it was asked for. An argument that is null says the same as one that is left out. */
function listOf({ argument, sizes = [] }: CompanyCursor, args: unknown, { fieldName }: GraphQLResolveInfo): ListName {
  const asked = Object.entries(membersOf(args)).filter(
    ([name, value]) => name !== argument && !sizes.includes(name) && value !== null && value !== undefined,
  )
  return [fieldName, asked.sort(([one], [other]) => (one < other ? -1 : 1))]
}

function membersOf(args: unknown): Readonly<Record<string, unknown>> {
  return isObject(args) ? args : {}
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
