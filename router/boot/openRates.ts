import type { Logger } from 'pino'
import { Buckets } from '../limits/buckets.ts'
import type { MakeRate } from '../limits/rate.ts'
import type { LimitSettings } from '../limits/settings.ts'
import type { Stops } from './stops.ts'
import type { WorkerPlace } from './workerPlace.ts'

/**
 * Rates in Valkey where VALKEY_URL is set, whose client is imported only then; else those of all workers, or in this
 * process's memory.
 */
export async function openRates(
  { VALKEY_URL: url }: Pick<LimitSettings, 'VALKEY_URL'>,
  worker: WorkerPlace | null,
  installation: string,
  stops: Stops,
  log: Logger,
): Promise<MakeRate> {
  if (!url) return worker?.makeRate ?? ((_, perMinute) => new Buckets(perMinute))
  const { openSharedRates } = await import('../limits/sharedRates.ts')
  const rates = openSharedRates(url, installation, log)
  stops.add(() => rates.close())
  return rates.make
}
