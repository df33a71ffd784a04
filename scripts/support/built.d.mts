/** The rooms of the house that the router and the command line are made of. */
export const ROOMS: readonly string[]

/** See built.mjs. */
export function builtFile(
  entry: string,
  where: { readonly dataDir: string; readonly rooms?: readonly string[] },
): Promise<string>
