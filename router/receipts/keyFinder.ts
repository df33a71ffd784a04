import type { Pool } from '../../prisma/database.ts'
import { receiptKeys } from '../../prisma/ledger/receiptKeys.ts'
import { shortMemory } from '../../subgraphs/kit/async/shortMemory.ts'
import type { KeyFinder } from '../../subgraphs/kit/service/toll/contextToken.ts'

/** How long the list of keys is trusted, in milliseconds: a new router's requests are refused this long at most. */
const TRUSTED_MS = 1_000

/** Finds the `x` of the key that a `kid` names, among those of every router of the installation. */
export function keyFinder(pool: Pool): KeyFinder {
  const known = shortMemory(() => receiptKeys(pool), { trustedMs: TRUSTED_MS, maxKeys: 1 })
  return async (kid) => {
    const name = kid.slice(kid.lastIndexOf('#') + 1)
    return (await known.get('all')).find((key) => key.name === name)?.x ?? null
  }
}
