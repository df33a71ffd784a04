import { readFileSync } from 'node:fs'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import type { Backend } from '../boot/boot.ts'

/** The version in package.json. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

/** Timeout of a readiness check, in milliseconds. */
const PROBE_MS = 2_000

/** `/health`: the process is up; shows the payment network. */
export function healthAnswer({ money }: Backend): Answer {
  const { devnet, network } = money
  return jsonAnswer(200, {
    status: 'ok',
    version: VERSION,
    network: network.id,
    ...(devnet ? { devnet: { rpcUrl: devnet.rpcUrl, chainId: devnet.chainId, usdc: devnet.usdc } } : {}),
  })
}

/** `/ready`: database and chain are reachable now, and the jobs of this process run. */
export async function readyAnswer({ db, jobs, money }: Backend): Promise<Answer> {
  const [database, chain, areJobsWell] = await Promise.all([
    reaches(db.pool.query('SELECT 1')),
    reaches(money.chain.height()),
    jobs ? isTrue(jobs.isWell()) : true,
  ])
  const isReady = database && chain && areJobsWell
  return jsonAnswer(
    isReady ? 200 : 503,
    { status: isReady ? 'ready' : 'not ready', database, chain, ...(jobs ? { jobs: areJobsWell } : {}) },
    isReady ? {} : { 'retry-after': '2' },
  )
}

function isTrue(probe: Promise<boolean>): Promise<boolean> {
  return withTimeout(PROBE_MS, probe).catch(() => false)
}

function reaches(probe: Promise<unknown>): Promise<boolean> {
  return withTimeout(PROBE_MS, probe).then(
    () => true,
    () => false,
  )
}
