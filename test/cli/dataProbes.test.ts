import { expect, it, onTestFinished } from 'vitest'
import { checkLiveProviders } from '../../cli/doctor/liveProviders.ts'
import { readConfig } from '../../router/config/config.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { alchemyReplay } from '../replay/companies/alchemy.ts'
import { blockscoutReplay } from '../replay/companies/blockscout.ts'
import { coingeckoReplay } from '../replay/companies/coingecko.ts'
import { defillamaReplay } from '../replay/companies/defillama.ts'
import { etherscanReplay } from '../replay/companies/etherscan.ts'
import { startReplay } from '../replay/server.ts'

it.each([coingeckoReplay, defillamaReplay, etherscanReplay, blockscoutReplay, alchemyReplay])(
  'the real call of `doctor --live` to $company is a documented one, with the key where it belongs',
  async (definition) => {
    const company = await startReplay(definition)
    onTestFinished(() => company.close())
    const prefix = definition.company.toUpperCase()
    const settings = { [`${prefix}_URL`]: company.url, [`${prefix}_KEY`]: definition.key }
    const findings = await checkLiveProviders(readConfig(settings, SUBGRAPHS))
    expect(company.asked).toMatchObject([{ status: 200, faults: [] }])
    expect(findings).toMatchObject([{ level: 'good', text: expect.stringMatching(/^answered as documented/) }])
  },
)
