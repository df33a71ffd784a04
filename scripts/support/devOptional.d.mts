/** See devOptional.mjs. */
export function removeDevOptional(
  root: string,
  entries: ReadonlyMap<string, { readonly devOptional?: boolean }>,
): readonly string[]
