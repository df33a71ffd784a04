import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Json, ServiceData } from './world.ts'

const FOLDER = fileURLToPath(new URL('suites', import.meta.url))

/** Directives of Federation 2 that the SDL of the suites uses; composition and subgraphs take the import as it is. */
const LINK = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.5"
  import: ["@key", "@shareable", "@external", "@requires", "@provides", "@override", "@inaccessible", "@interfaceObject", "@extends"]
)
`

/** One operation, and the answer that the specifications of GraphQL and Federation give. */
export interface Case {
  readonly name: string
  readonly query: string
  /** Null where the operation is invalid. Left out where only the errors matter. */
  readonly data?: Json
  /** Whether the answer has errors. */
  readonly errors?: boolean
  /** Why the engine gives another answer; such a case has to fail. */
  readonly limit?: string
}

/** A small supergraph with its operations. */
export interface Suite {
  readonly name: string
  readonly services: readonly { readonly name: string; readonly sdl: string; readonly data: ServiceData }[]
  readonly cases: readonly Case[]
}

/** The content of a `suite.json`. */
interface SuiteFile {
  /** Services whose SDL is of Federation 1. */
  readonly federation1?: readonly string[]
  readonly services: Readonly<Record<string, ServiceData>>
  readonly cases: readonly Case[]
}

/** All suites, by name: each is a folder with a `suite.json`, and the SDL of each service in a file of its name. */
export function readSuites(): readonly Suite[] {
  return readdirSync(FOLDER).sort().map(readSuite)
}

function readSuite(name: string): Suite {
  const read = (file: string) => readFileSync(join(FOLDER, name, file), 'utf8')
  const { federation1 = [], services, cases } = JSON.parse(read('suite.json')) as SuiteFile
  return {
    name,
    cases,
    services: Object.entries(services).map(([service, data]) => ({
      name: service,
      sdl: `${federation1.includes(service) ? '' : LINK}${read(`${service}.graphql`)}`,
      data,
    })),
  }
}
