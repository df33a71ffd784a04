import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import type { Backend } from '../boot/boot.ts'
import { VERSION } from '../config/version.ts'

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

/** `/ready`: database and chain are reachable now. */
export async function readyAnswer({ db, money }: Backend): Promise<Answer> {
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
