import { Redis } from 'iovalkey'
import type { RouterSettings } from '../../router/config/settings.ts'
import { reasonOf } from '../errors.ts'
import { type Finding, good, warning } from './finding.ts'

/** Longest that the doctor waits for Valkey, in milliseconds. */
const PATIENCE_MS = 3_000

/** Checks that Valkey answers; nothing without VALKEY_URL. */
export async function checkValkey({ VALKEY_URL: url }: RouterSettings): Promise<Finding[]> {
  if (!url) return []
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    retryStrategy: () => null,
  })
  // Its reason is in the rejection below.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.ping()
    return [good('rate limits', 'counted in Valkey, for all routers together')]
  } catch (error) {
    return [
      warning(
        'rate limits',
        `Valkey does not answer (${reasonOf(error)}): each router counts for itself until it does`,
        'see VALKEY_URL',
      ),
    ]
  } finally {
    client.disconnect()
  }
}
