import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { vi } from 'vitest'
import type { Pool } from '../../../prisma/database.ts'

/** What a piece of work asked of other servers. */
export interface Asked {
  /** Texts of SQL statements; a transaction counts as one. */
  readonly statements: string[]
  /** HTTP requests, as `GET /path`. */
  readonly requests: string[]
}

export interface Watch {
  /** Runs work, and collects what it asked; what runs beside it does not count. */
  of<Result>(work: () => Promise<Result>): Promise<Asked & { readonly result: Result }>
  stop(): void
}

/** Watches the statements on a pool, and the requests of this process. */
export function watch(pool: Pool): Watch {
  const running = new AsyncLocalStorage<Asked>()
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const queries = vi.spyOn(pool, 'query').mockImplementation(((...args: unknown[]) => {
    running.getStore()?.statements.push(textOf(args[0]))
    return query(...args)
  }) as never)
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  const connections = vi.spyOn(pool, 'connect').mockImplementation(((...args: unknown[]) => {
    // `query` connects with a callback, and is counted above.
    if (args.length === 0) running.getStore()?.statements.push('transaction')
    return connect(...args)
  }) as never)
  const onRequest = (message: unknown) => {
    const { request } = message as { request: { method: string; path: string } }
    running.getStore()?.requests.push(`${request.method} ${request.path}`)
  }
  subscribe('undici:request:create', onRequest)
  return {
    async of(work) {
      const asked: Asked = { statements: [], requests: [] }
      const result = await running.run(asked, work)
      return { ...asked, result }
    },
    stop() {
      unsubscribe('undici:request:create', onRequest)
      queries.mockRestore()
      connections.mockRestore()
    },
  }
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String((statement as { text: string }).text)
}
