/** See built.mjs. */
export function builtFile(
  entry: string,
  where: { readonly dataDir: string; readonly rooms?: readonly string[] },
): Promise<string>
