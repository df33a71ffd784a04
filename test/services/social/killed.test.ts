import { expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { parseUsd } from '../../../schema/money.ts'
import { type Reply, startCompany } from '../../kit/upstream/company.ts'
import { eventually } from '../../support/ledger.ts'
import { openPool } from '../../support/pool.ts'
import { startProcess } from '../../support/process.ts'
import { json, makeWallet } from '../../support/wallet.ts'

/** A process that is started again compiles itself first. */
const WITH_RESTART = 150_000
/** Each names the step at which its job is when the process is killed. */
const HANDLES = ['begins', 'waits', 'collects'] as const

const profile = (handle: string) => ({
  id: '1',
  username: handle,
  is_verified: false,
  is_private: false,
  profile_url: `https://shortvideo.example/@${handle}`,
})

it('jobs go on from any step after the process was killed, and are paid once', { timeout: WITH_RESTART }, async () => {
  let isKilled = false
  const company = await startCompany((request, body) => {
    const url = new URL(request.url ?? '', 'http://company.example')
    if (request.method === 'POST') {
      const { handle } = JSON.parse(body) as { handle: string }
      return handle === 'begins' && !isKilled ? never() : { body: { task_id: handle } }
    }
    const [, family, task] = url.pathname.split('/')
    if (family === 'tasks') return { body: { status: task === 'waits' && !isKilled ? 'pending' : 'finished' } }
    const handle = url.searchParams.get('handle') ?? ''
    return handle === 'collects' && !isKilled ? never() : { body: { data: { profile: profile(handle) } } }
  })
  const tollgraph = await startProcess({ SOCIALDATA_URL: company.url })
  const { url: database } = await startEmbeddedPostgres({ dataDir: tollgraph.dataDir })
  const pool = openPool(database)
  try {
    const wallet = await makeWallet(tollgraph, '1')
    const tickets = []
    for (const handle of HANDLES) {
      const response = await wallet.pay(`${tollgraph.url}/social/api/shortvideo/profile`, json({ handle }))
      expect(response.status).toBe(202)
      tickets.push((await response.json()) as { readonly pollUrl: string })
    }
    const hasBeenAsked = (part: string) => company.asked.some(({ url, body }) => `${url} ${body}`.includes(part))
    await eventually('each job is at its step', async () =>
      ['"begins"', '/tasks/waits', 'profile?handle=collects'].every(hasBeenAsked),
    )
    await tollgraph.kill()
    isKilled = true
    // A start gives back what a dead process was at; it is looked for when it is overdue, which it is now.
    await pool.query(`UPDATE kit.job SET due_at = due_at - interval '1 minute'`)
    await tollgraph.start()
    await pool.query(`SELECT graphile_worker.add_job('social.resumeJobs')`)

    const polled = await Promise.all(
      tickets.map(async ({ pollUrl }) => (await wallet.sign(`${pollUrl}&wait=30`)).json() as Promise<object>),
    )
    expect(polled).toMatchObject(HANDLES.map((username) => ({ status: 'finished', data: { username } })))
    const keys = company.asked
      .filter(({ method, body }) => method === 'POST' && body.includes('begins'))
      .map(({ headers }) => headers['idempotency-key'])
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    expect(await wallet.balance()).toBe(parseUsd('1') - 3n * parseUsd('0.06'))
  } finally {
    await pool.end()
    await tollgraph.end()
  }
})

/** Of a company that does not come back. */
function never(): Promise<Reply> {
  return new Promise(() => {})
}
