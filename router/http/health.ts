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

/** `/ready`: database and chain are reachable now, and this process is not about to stop. */
export async function readyAnswer({ db, money, stopping }: Backend): Promise<Answer> {
  if (stopping.aborted) return jsonAnswer(503, { status: 'stopping' }, { 'retry-after': '2' })
  const [database, chain] = await Promise.all([reaches(db.pool.query('SELECT 1')), reaches(money.chain.height())])
  const isReady = database && chain
  return jsonAnswer(
    isReady ? 200 : 503,
    { status: isReady ? 'ready' : 'not ready', database, chain },
    isReady ? {} : { 'retry-after': '2' },
  )
}

function reaches(probe: Promise<unknown>): Promise<boolean> {
  return withTimeout(PROBE_MS, probe).then(
    () => true,
    () => false,
  )
}
