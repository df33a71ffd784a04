/** The rooms of the house that the router and the command line are made of. */
export const ROOMS: readonly string[]

interface Where {
  readonly dataDir: string
  readonly rooms?: readonly string[]
}

/** See built.mjs. */
export function builtFile(entry: string, where: Where): Promise<string>

/** See built.mjs. */
export function bundledFile(entry: string, where: Where): Promise<string>
