/** Installs packages (`name@version`) into a folder outside of the checkout; returns whether it succeeded. npm's reason for a failure is on standard error. */
export function installInto(folder: string, packages: readonly string[]): boolean
