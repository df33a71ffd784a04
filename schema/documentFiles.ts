import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** One GraphQL document as it stands on disk. */
export interface DocumentFile {
  /** Below the given place; empty where the place is the file itself. */
  readonly name: string
  readonly text: string
}

/**
 * The GraphQL documents of a service: `<place>.graphql`, or each `.graphql` in the folder `<place>/`, in the order of their
 * names. A service of many families has one file for each. Empty when neither exists.
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
