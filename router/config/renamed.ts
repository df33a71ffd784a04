/** Settings that were renamed, by their old names. */
const RENAMED: Readonly<Record<string, string>> = {
  ALLOW_SANDBOX: 'ALLOW_STAND_INS',
  SANDBOX_SEED: 'STAND_IN_SEED',
  SANDBOX_REGISTRY_PORT: 'STAND_IN_REGISTRY_PORT',
  FACILITATOR_URL: 'FACILITATOR_URLS',
}

/** Lists the renamed settings that are still given under their old names: ignoring them would fall back to defaults. */
export function renamedSettings(given: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(RENAMED)
    .filter(([old]) => given[old] !== undefined)
    .map(([old, current]) => `${old} is now ${current}: rename it.`)
}
