import type { Pool } from '../../prisma/database.ts'

/** A pool whose queries fail while `state.isDown`. */
export function fragilePool(pool: Pool): { readonly state: { isDown: boolean }; readonly pool: Pool } {
  const state = { isDown: false }
  const failing = Object.assign(Object.create(pool) as Pool, {
    query: async (text: string, values: unknown[]) => {
      if (state.isDown) throw new Error('The database is down')
      return pool.query(text, values)
    },
  })
  return { state, pool: failing }
}
