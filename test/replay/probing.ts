import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { type CompanyProvider, openProvider } from '../../subgraphs/kit/upstream/provider.ts'
import type { ReplayDefinition } from './definition.ts'
import { startReplay } from './server.ts'

/** Makes a provider's probe at its company's replay server, and lets it look at what is no answer of the company. */
export async function expectProbe(definition: ReplayDefinition, provider: CompanyProvider): Promise<void> {
  const company = await startReplay(definition)
  const access = { url: company.url, key: definition.key }
  const standIn = { kind: 'live' as const, register() {} }
  const open = await openProvider(provider, access, standIn, { timeoutMs: 2_000, log: pino({ level: 'silent' }) })
  onTestFinished(async () => {
    await open.stop()
    await company.close()
  })
  const { probe } = provider
  if (!probe) throw new Error(`${definition.company} has no probe`)
  const { body } = await open.upstream.for({ origin: null }).request(probe.request)
  expect(company.asked).toMatchObject([{ faults: [], status: 200 }])
  expect(probe.check(body)).toBeNull()
  expect(probe.check({ error: 'Not here' })).toMatch(/is not as documented/)
  expect(probe.check(null)).toMatch(/is not as documented/)
}
