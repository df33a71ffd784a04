import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { keepNewest } from '../../subgraphs/kit/keepNewest.ts'

// Planning the documented paths takes seconds, and gives the same plans for the same catalogue: they are cached in a
// file beside the compiled sources. A process that cannot write there plans at each start.

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/tollgraph-plans', import.meta.url))
/** Files kept: the current catalogue's, and those of earlier ones. */
const KEPT = 4

/** Query plans as JSON, by the operations' hashes. */
export interface PlanCache<Plan> {
  /** Whether an earlier process saved the plans of this catalogue, which it does only when all exist. */
  readonly isComplete: boolean
  find(hash: string): Plan | undefined
  keep(hash: string, plan: Plan): void
  /** Writes the plans added since opening. Never throws: without the file, the plans stay in memory. */
  save(): Promise<void>
}

/** Opens the plan cache of a catalogue version. A broken or missing file counts as empty. */
export async function openPlanCache<Plan>(version: string, log: Logger, folder = FOLDER): Promise<PlanCache<Plan>> {
  const file = join(folder, `${nameOf(version)}.json`)
  const plans = await readPlans<Plan>(file)
  let isChanged = false
  return {
    isComplete: plans.size > 0,
    find: (hash) => plans.get(hash),
    keep(hash, plan) {
      plans.set(hash, plan)
      isChanged = true
    },
    async save() {
      if (!isChanged) return
      isChanged = false
      try {
        await mkdir(folder, { recursive: true })
        // Several processes may start together: rename makes each file appear whole.
        const unfinished = `${file}.${process.pid}`
        await writeFile(unfinished, JSON.stringify([...plans]))
        await rename(unfinished, file)
        await keepNewest(folder, KEPT)
      } catch (error) {
        log.debug({ err: error, folder }, 'Query plans could not be kept; the next start makes them again')
      }
    },
  }
}

/** The planner's version is part of the name, since other planners make other plans. */
function nameOf(catalogue: string): string {
  const { version } = createRequire(import.meta.url)('@apollo/query-planner/package.json') as { version: string }
  return createHash('sha256').update(`4\0${version}\0${catalogue}`).digest('hex').slice(0, 32)
}

async function readPlans<Plan>(file: string): Promise<Map<string, Plan>> {
  try {
    return new Map(JSON.parse(await readFile(file, 'utf8')) as [string, Plan][])
  } catch {
    return new Map()
  }
}
