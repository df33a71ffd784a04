/** See prune.mjs. */
export function prunePackages(folder: string, client: string): void
