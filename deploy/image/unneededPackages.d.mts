/** Folders of packages that a built and started checkout no longer reads. */
export function unneededPackages(folder?: string): string[]
