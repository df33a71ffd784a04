import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLiveProviders } from '../../cli/doctor/liveProviders.ts'
import { readConfig } from '../../router/config/config.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { etherscanReplay } from '../replay/companies/etherscan.ts'
import { type ReplayServer, startReplay } from '../replay/server.ts'

describe('a real call to each configured company', () => {
  let company: ReplayServer
  beforeAll(async () => {
    company = await startReplay(etherscanReplay)
  })
  afterAll(() => company?.close())

  const visit = (url: string, key: string) =>
    checkLiveProviders(readConfig({ ETHERSCAN_URL: url, ETHERSCAN_KEY: key }, SUBGRAPHS))

  it('says that it answers as it documents', async () => {
    expect(await visit(company.url, company.definition.key)).toMatchObject([
      { level: 'good', subject: 'Etherscan', text: expect.stringMatching(/^answered as documented in \d+ ms/) },
    ])
    expect(company.asked.flatMap(({ faults }) => faults)).toEqual([])
  })

  it('says what is not as documented, or that it does not answer, without the key', async () => {
    const [refused] = await visit(company.url, 'a-wrong-key')
    expect(refused).toMatchObject({ level: 'warning', text: expect.stringContaining('result is no amount') })
    const [dead] = await visit('http://127.0.0.1:9', 'a-secret-key')
    expect(dead).toMatchObject({ level: 'bad', text: expect.stringContaining('does not answer') })
    expect(JSON.stringify([refused, dead])).not.toMatch(/a-wrong-key|a-secret-key/)
  })
})
