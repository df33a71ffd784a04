import type { Pool } from '../../prisma/database.ts'
import type { RouterSettings } from '../config/settings.ts'
import type { RemoteServices } from '../handshake/remoteServices.ts'
import type { Worker } from '../jobs/worker.ts'
import type { PurposeKeys } from '../keys/purposeKeys.ts'
import type { MakeRate } from '../limits/rate.ts'
import type { Wallets } from '../metrics/balances.ts'
import type { Meters } from '../metrics/meters.ts'
import { OperatorGate, openFigures, type ReadFigures, type RemoteFigures } from '../operator/index.ts'
import type { Services } from './startServices.ts'
import type { WorkerPlace } from './workerPlace.ts'

/** The operator's page: who is admitted, and what it shows. */
export interface Operator {
  readonly gate: OperatorGate
  readonly figures: ReadFigures
}

/** Opens the operator's page; null without OPERATOR_SECRET. */
export function openOperator(parts: {
  readonly settings: RouterSettings
  readonly keys: PurposeKeys
  readonly makeRate: MakeRate
  readonly pool: Pool
  readonly wallets: Wallets
  readonly meters: Meters | null
  readonly started: Services['started']
  readonly remotes: RemoteServices
  readonly jobs: Pick<Worker, 'isWell'> | null
  readonly worker: WorkerPlace | null
  now(): Date
}): Operator | null {
  const { jobs, keys, makeRate, meters, now, pool, remotes, settings, started, wallets, worker } = parts
  const { OPERATOR_SECRET: secret } = settings
  if (!secret || !meters) return null
  const ports = [...started].flatMap(([service, { providers }]) => providers.map((port) => ({ service, ...port })))
  const figures = openFigures({
    pool,
    caps: { hour: settings.REFUND_CAP_HOUR_USD, day: settings.REFUND_CAP_DAY_USD },
    wallets,
    ports,
    providers: worker ?? meters.providers,
    jobs,
    remotes: () => remoteFigures(remotes),
    now,
  })
  return { gate: new OperatorGate({ secret, keys: keys.of('operator'), makeRate, now }), figures }
}

function remoteFigures({ states }: RemoteServices): RemoteFigures[] {
  return [...states].map(([service, state]) => ({
    service,
    state: state.state,
    reasons: state.state === 'verified' ? [] : state.reasons,
  }))
}
