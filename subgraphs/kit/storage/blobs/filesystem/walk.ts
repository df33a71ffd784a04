import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { joinKey } from '../key.ts'
import { ifThere } from './disk.ts'

const NAME = /^[A-Za-z0-9._~-]+(\+?)$/

/**
 * The keys below a folder, ordered by their bytes. Memory holds the names of one directory per level. Entries that the
 * store did not create (links, invalid names) are skipped.
 */
export async function* walkKeys(directory: string, folder: string): AsyncGenerator<string> {
  const entries = await ifThere(() => readdir(directory, { withFileTypes: true }))
  for (const step of stepsOf(entries ?? [])) {
    const key = joinKey(folder, step.name)
    if (step.isFolder) yield* walkKeys(join(directory, `${step.name}+`), key)
    else yield key
  }
}

interface Step {
  readonly name: string
  readonly isFolder: boolean
}

/** Sorted like the keys: a folder's name is followed by a slash in each of its keys. */
function stepsOf(entries: readonly Dirent[]): Step[] {
  return entries
    .flatMap((entry) => stepOf(entry) ?? [])
    .map((step) => ({ step, order: step.isFolder ? `${step.name}/` : step.name }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ step }) => step)
}

function stepOf(entry: Dirent): Step | null {
  const match = NAME.exec(entry.name)
  if (!match) return null
  const isFolder = match[1] === '+'
  if (isFolder ? !entry.isDirectory() : !entry.isFile()) return null
  return { name: isFolder ? entry.name.slice(0, -1) : entry.name, isFolder }
}
