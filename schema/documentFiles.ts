import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** One GraphQL file. */
export interface DocumentFile {
  /** File name relative to the given place; empty when the place is the file itself. */
  readonly name: string
  readonly text: string
}

/**
 * The GraphQL documents of a service: `<place>.graphql`, or each `.graphql` in the folder `<place>/`, ordered by name.
 * Empty when neither exists.
 */
export function readDocuments(place: URL): DocumentFile[] {
  const file = new URL(`${place.href}.graphql`)
  if (existsSync(file)) return [{ name: '', text: readFileSync(file, 'utf8') }]
  const folder = new URL(`${place.href}/`)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}
