import type { Path } from '../../../prisma/ledger/judgement.ts'

/** The names of a response path: a line's path has no list indexes. */
export function withoutIndices(path: Path): string[] {
  return path.filter((key): key is string => typeof key === 'string')
}

export function isPrefix(prefix: Path, path: Path): boolean {
  return prefix.length <= path.length && prefix.every((key, index) => path[index] === key)
}

/** Whether a response path is above another one, at it, or below it. */
export function isOnPath(one: Path, other: Path): boolean {
  return isPrefix(one, other) || isPrefix(other, one)
}
