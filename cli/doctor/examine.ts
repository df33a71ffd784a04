import { type Config, ConfigError } from '../../router/config/config.ts'
import { readSettings } from '../settings.ts'
import { visitChain } from './chain.ts'
import { checkDatabase } from './database.ts'
import { checkFiles } from './files.ts'
import { bad, type Finding, good } from './finding.ts'
import { checkLiveProviders } from './liveProviders.ts'
import { checkDataDir, checkNode } from './machine.ts'
import { checkMoney } from './money.ts'
import { checkSolana, checkTempo } from './otherChains.ts'
import { checkPorts } from './ports.ts'
import { checkProviders } from './providers.ts'
import { checkSubgraphs } from './subgraphs.ts'
import { checkValkey } from './valkey.ts'

/** Runs all checks, dependencies first; `isLive`: also a real call to each configured company. */
export async function examine(isLive = false): Promise<Finding[]> {
  return [checkNode(), ...(await examineInstallation(isLive))]
}

async function examineInstallation(isLive: boolean): Promise<Finding[]> {
  const config = settingsOrFindings()
  if (Array.isArray(config)) return config
  const settings = config.router
  const folder = checkDataDir(settings.DATA_DIR)
  const before = [good('settings', 'can be used'), folder]
  // All further checks need that folder.
  if (folder.level === 'bad') return before
  // Ports come first: during the database check this process locks the data folder as the app would.
  const ports = await checkPorts(config)
  const database = await checkDatabase(settings)
  const { findings, network, chain } = await visitChain(settings)
  return [
    ...before,
    ...database,
    ...findings,
    ...(await checkMoney(settings, network, chain)),
    ...(await checkSolana(settings)),
    ...(await checkTempo(settings)),
    await checkFiles(settings),
    ...(await checkValkey(settings)),
    ...ports,
    ...checkProviders(config),
    ...(isLive ? await checkLiveProviders(config) : []),
    ...(await checkSubgraphs(settings)),
  ]
}

function settingsOrFindings(): Config | Finding[] {
  try {
    return readSettings()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((problem) => bad('settings', problem, 'see docs/settings.md'))
  }
}
