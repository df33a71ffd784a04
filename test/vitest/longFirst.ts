import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute and more: one that began last would run on alone, with the other cores idle. */
const LONG = [
  'test/docs/blocks.test.ts',
  'test/faults/cluster.test.ts',
  'test/faults/lostRouter.test.ts',
  'test/faults/matrix/matrix.test.ts',
  'test/processes/addingAnEndpoint.test.ts',
  'test/processes/upgrade.test.ts',
  'test/replay/duffel.test.ts',
  'test/replay/nothing.test.ts',
  'test/sandbox/browser/sandbox.test.ts',
  'test/simulation/mutations.test.ts',
]

/** Runs the long files of each project first. Vitest orders the others: by size in a fresh clone, later by duration. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.includes(relative(this.ctx.config.root, moduleId))
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((own) => {
      const ofProject = sorted.filter(({ project }) => project === own)
      return [...ofProject.filter(isLong), ...ofProject.filter((file) => !isLong(file))]
    })
  }
}
