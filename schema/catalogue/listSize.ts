import type { ConstDirectiveNode } from 'graphql'
import { directiveArguments } from './directive.ts'

/**
 * The maximum number of list items, by the cost directives (https://specs.apollo.dev/cost/v0.1). The directive is on
 * the list, or on the field above it, which then names the list in `sizedFields`.
 */
export interface ListSize {
  /** Arguments that bound the list; the largest one given counts. */
  readonly slicingArguments: readonly string[]
  /** The bound when no such argument is given. */
  readonly assumedSize: number | null
  /** The lists below the field that are bounded; null for the field itself. */
  readonly sizedFields: readonly string[] | null
}

/** The directive's name after composition: imported, or prefixed by its specification where a subgraph does not import it. */
const NAMES = ['listSize', 'federation__listSize', 'cost__listSize']

/** Reads the `@listSize` of a field; null without one. */
export function readListSize(node: {
  readonly directives?: readonly ConstDirectiveNode[] | undefined
}): ListSize | null {
  const directive = node.directives?.find(({ name }) => NAMES.includes(name.value))
  if (!directive) return null
  const { slicingArguments, assumedSize, sizedFields } = directiveArguments(directive)
  return {
    slicingArguments: textsOf(slicingArguments) ?? [],
    assumedSize: typeof assumedSize === 'number' ? assumedSize : null,
    sizedFields: textsOf(sizedFields),
  }
}

/** The bound for given arguments; null where they give none. */
export function boundOf(
  { slicingArguments, assumedSize }: ListSize,
  args: Readonly<Record<string, unknown>>,
): number | null {
  const given = slicingArguments.map((name) => args[name]).filter((value) => typeof value === 'number')
  return given.length > 0 ? Math.max(...given) : assumedSize
}

function textsOf(value: unknown): string[] | null {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : null
}
