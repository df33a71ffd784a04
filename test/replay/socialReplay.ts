import { pino } from 'pino'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { openProvider } from '../../subgraphs/kit/upstream/provider.ts'
import type { SocialCompany } from '../../subgraphs/social/providers/company.ts'
import type { ReplayDefinition } from './definition.ts'
import { type ReplayServer, startReplay } from './server.ts'

/** A social company's replay server for a test file, and clients of it. */
export function socialReplay(definition: ReplayDefinition, adapter: SocialCompany) {
  let company: ReplayServer
  beforeAll(async () => {
    company = await startReplay(definition)
  })
  afterAll(() => company?.close())
  return {
    get company() {
      return company
    },
    /** A client of its own: its failures close no circuit for the next test. */
    async open() {
      const lines: Record<string, unknown>[] = []
      const log = pino(
        { level: 'warn' },
        { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
      )
      const opened = await openProvider(
        adapter,
        { url: company.url, key: definition.key },
        { kind: 'live', register() {} },
        { timeoutMs: 5_000, log },
      )
      onTestFinished(() => opened.stop())
      company.asked.length = 0
      company.mode = 'normal'
      return { provider: adapter.open(opened.upstream, log), lines }
    },
    /** What in the requests was not as documented. */
    faults: () => company.asked.flatMap(({ path, faults: found }) => found.map((fault) => `${path}: ${fault}`)),
  }
}
