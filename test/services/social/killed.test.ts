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
const WORDS = ['begins', 'waits', 'collects'] as const

const ok = (data: object, status = 'ok'): Reply => ({ body: { data, error: null, status } })

const post = (id: string) => ({
  id,
  timestamp: 1_795_168_800,
  text: `Found by ${id}`,
  owner_id: '100063669491743',
  comments_count: 0,
})

it('jobs go on from any step after the process was killed, and are paid once', { timeout: WITH_RESTART }, async () => {
  let isKilled = false
  const company = await startCompany((request) => {
    const { pathname } = new URL(request.url ?? '', 'http://company.example')
    const [, , , word = '', , , last] = pathname.split('/')
    if (request.method === 'POST')
      return word === 'begins' && !isKilled ? never() : { ...ok({ task_id: word }, 'accepted'), status: 202 }
    if (last === 'update') return ok({ status: word === 'waits' && !isKilled ? 'pending' : 'finished' })
    const page = { items: [post(word)], page_info: { cursor: null, has_next_page: false } }
    return word === 'collects' && !isKilled ? never() : ok(page)
  })
  const tollgraph = await startProcess({ DATA365_URL: company.url, DATA365_KEY: 'token' })
  const { url: database } = await startEmbeddedPostgres({ dataDir: tollgraph.dataDir })
  const pool = openPool(database)
  try {
    const wallet = await makeWallet(tollgraph, '1')
    const tickets = []
    for (const keywords of WORDS) {
      const response = await wallet.pay(`${tollgraph.url}/social/api/network/search`, json({ keywords }))
      expect(response.status).toBe(202)
      tickets.push((await response.json()) as { readonly pollUrl: string })
    }
    const hasBeenAsked = (part: string) => company.asked.some(({ method, url }) => `${method} ${url}`.includes(part))
    await eventually('each job is at its step', async () =>
      ['POST /facebook/search/begins/', 'GET /facebook/search/waits/', '/collects/posts/latest/posts?'].every(
        hasBeenAsked,
      ),
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
    expect(polled).toMatchObject(WORDS.map((id) => ({ status: 'finished', data: { items: [{ id }] } })))
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
