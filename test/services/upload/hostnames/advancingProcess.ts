import { openDatabase } from '../../../../prisma/database.ts'
import { startProcess } from './household.ts'
import { lookUpAt } from './world.ts'

// A process of its own that takes one host name further, and ends. What it is told comes as JSON in its argument.

interface Orders {
  readonly databaseUrl: string
  readonly nameServerPort: number
  readonly dataDir: string
  readonly settings: Readonly<Record<string, string>>
  readonly id: string
}

const { databaseUrl, nameServerPort, dataDir, settings, id } = JSON.parse(process.argv[2] ?? '') as Orders
const db = openDatabase(databaseUrl)
const installation = { db, world: { dns: lookUpAt(nameServerPort) }, now: () => new Date() }
const started = await startProcess(installation, dataDir, settings)
await started.run('upload.advanceHostname', { id })
await started.stop()
await db.close()
