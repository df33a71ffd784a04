import type { z } from 'zod'
import type { SettingShape } from '../../subgraphs/kit/service/subgraph.ts'
import { ROUTER_SETTINGS } from './settings.ts'

/** One setting, for documentation. */
export interface DescribedSetting {
  readonly name: string
  readonly description: string
  /** Default as written in the environment; null when unset by default. */
  readonly standard: string | null
}

/** The settings of one owner: the router, or a service. */
export interface DescribedGroup {
  readonly owner: string
  readonly settings: readonly DescribedSetting[]
}

/** All settings, grouped by owner. */
export function describeSettings(
  services: readonly { readonly name: string; readonly settings: SettingShape }[],
): DescribedGroup[] {
  const groups = [{ name: 'router', settings: ROUTER_SETTINGS as SettingShape }, ...services]
  // A company that serves ports of two services is set once.
  const known = new Set<string>()
  const isNew = ([name]: [string, z.ZodType]) => !known.has(name) && known.add(name)
  return groups.map(({ name, settings }) => ({
    owner: name,
    settings: Object.entries(settings).filter(isNew).map(describe),
  }))
}

function describe([name, schema]: [string, z.ZodType]): DescribedSetting {
  return { name, description: schema.description ?? '', standard: defaultOf(schema) }
}

/** The schema's default, which may be inside a transformation. */
function defaultOf(schema: z.ZodType): string | null {
  const definition = schema.def as { defaultValue?: unknown; in?: z.ZodType; innerType?: z.ZodType }
  if (definition.defaultValue !== undefined) return String(definition.defaultValue)
  const inner = definition.in ?? definition.innerType
  return inner ? defaultOf(inner) : null
}

/** `.env.example`: every setting, commented out where it has no default. */
export function envExample(groups: readonly DescribedGroup[]): string {
  const blocks = groups.map(({ owner, settings }) => {
    const lines = settings.map(({ name, description, standard }) => `# ${description}\n#${name}=${standard ?? ''}`)
    return `# --- ${owner} ---\n\n${lines.join('\n\n')}\n`
  })
  return `# Settings of Tollgraph. Copy this file to .env and take the # away from the lines you change.\n\n${blocks.join('\n')}`
}

/** The documentation page of all settings. */
export function settingsPage(groups: readonly DescribedGroup[]): string {
  const tables = groups.map(({ owner, settings }) => {
    const rows = settings.map(
      ({ name, description, standard }) =>
        `| \`${name}\` | ${standard ? `\`${standard}\`` : 'unset'} | ${description} |`,
    )
    return `## ${owner}\n\n| variable | default | meaning |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Settings\n\nEvery setting is an environment variable, read from the environment or from \`.env\` in the project's folder. All of\nthem are checked at the start; what is wrong is reported together. Secrets are marked; they are never logged.\n\n${tables.join('\n')}`
}
