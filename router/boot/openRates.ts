import type { Logger } from 'pino'
import { Buckets } from '../limits/buckets.ts'
import type { MakeRate } from '../limits/rate.ts'
import type { LimitSettings } from '../limits/settings.ts'
import type { Stops } from './stops.ts'

/** Rates in this process's memory, or in Valkey where VALKEY_URL is set; its client is imported only then. */
export async function openRates(
  { VALKEY_URL: url }: Pick<LimitSettings, 'VALKEY_URL'>,
  installation: string,
  stops: Stops,
  log: Logger,
): Promise<MakeRate> {
  if (!url) return (_, perMinute) => new Buckets(perMinute)
  const { openSharedRates } = await import('../limits/sharedRates.ts')
  const rates = openSharedRates(url, installation, log)
  stops.add(() => rates.close())
  return rates.make
}
