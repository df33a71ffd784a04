import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import type { Backend } from '../boot/boot.ts'
import { takesRealMoney } from '../config/realMoney.ts'
import { VERSION } from '../release/version.ts'

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

/**
 * `/ready`: database and chain are reachable now, the jobs of this process run, and it is not about to stop. Services in
 * other processes are listed: one that is away takes its own paths with it, and no router out of a balancer. For real money
 * a router has verified one service at least.
 */
export async function readyAnswer({ config, jobs, probe, money, remotes, stopping }: Backend): Promise<Answer> {
  if (stopping.aborted) return jsonAnswer(503, { status: 'stopping' }, { 'retry-after': '2' })
  const [database, chain, areJobsWell] = await Promise.all([
    reaches(probe.check()),
    reaches(money.chain.height()),
    jobs ? isTrue(jobs.isWell()) : true,
  ])
  const hasServices = remotes.canServe || !takesRealMoney(config.router)
  const isReady = database && chain && areJobsWell && hasServices
  return jsonAnswer(
    isReady ? 200 : 503,
    {
      status: isReady ? 'ready' : 'not ready',
      database,
      chain,
      ...(jobs ? { jobs: areJobsWell } : {}),
      ...servicesOf(remotes),
    },
    isReady ? {} : { 'retry-after': '2' },
  )
}

/** The services in other processes, and why one is not asked. */
function servicesOf({ size, states }: Backend['remotes']): object {
  return size === 0 ? {} : { services: Object.fromEntries(states) }
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
