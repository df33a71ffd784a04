import './support/nodeVersion.mjs'
import { existsSync } from 'node:fs'
import { ensureInstalled } from './support/install.mjs'
import { binaryOf } from './support/packageBinary.mjs'
import { inRoot } from './support/root.mjs'
import { runSteps } from './support/steps.mjs'
import { switchTelemetryOff } from './support/telemetry.mjs'

// `npm run check`: all static checks. Every check runs and reports, even after a failure.

/** The source folders; one that does not exist is skipped. */
const rooms = [
  'schema',
  'subgraphs',
  'router',
  'rest-compat',
  'prisma',
  'devnet',
  'stand-ins',
  'sandbox',
  'cli',
  'packages',
  'test',
  'scripts',
  'bench',
]

ensureInstalled({ dev: true })
switchTelemetryOff()
// Types of the database, which the compiler and the linter read.
const { ensureClientTypes } = await import('./support/prismaClient.mjs')
await ensureClientTypes()

const steps = [
  { name: 'lint by type (oxlint)', args: [binaryOf('oxlint')] },
  { name: 'types (tsc)', args: [binaryOf('typescript-native', 'tsc'), '--noEmit', '--pretty', 'false'] },
  {
    name: 'types of the sandbox (tsc)',
    args: [binaryOf('typescript-native', 'tsc'), '--noEmit', '--pretty', 'false', '-p', 'sandbox'],
  },
  {
    name: 'types of the client package (tsc)',
    args: [binaryOf('typescript-native', 'tsc'), '--noEmit', '--pretty', 'false', '-p', 'packages/client'],
  },
  {
    name: 'types of the React example (tsc)',
    args: [binaryOf('typescript-native', 'tsc'), '--noEmit', '--pretty', 'false', '-p', 'examples/react-apollo'],
  },
  {
    name: 'format and lint (biome)',
    args: [binaryOf('@biomejs/biome'), 'check', '--diagnostic-level=warn', '--error-on-warnings', '.'],
  },
  {
    name: 'imports (dependency-cruiser)',
    args: [
      binaryOf('dependency-cruiser', 'depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      ...rooms.filter((room) => existsSync(inRoot(room))),
    ],
  },
  { name: 'client and migrations (prisma)', args: ['scripts/prisma.mjs', 'check'] },
  { name: 'supergraph (compose)', args: ['--import', 'tsx', 'scripts/compose.ts', '--check'] },
  { name: 'documents (openapi)', args: ['--import', 'tsx', 'scripts/openapi.ts', '--check'] },
  { name: 'lists of settings', args: ['--import', 'tsx', 'scripts/settings.ts', '--check'] },
  { name: 'contracts (solc)', args: ['scripts/contracts.mjs', '--check'] },
]

// The other steps read the types that these write.
const failed = await runSteps([
  { name: 'types of the services (compose)', args: ['--import', 'tsx', 'scripts/compose.ts', '--types'] },
  { name: 'types of the React example (codegen)', args: ['examples/react-apollo/codegen.mjs'] },
])
if (failed.length === 0) failed.push(...(await runSteps(steps)))
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join('; ')}`)
  process.exitCode = 1
}
