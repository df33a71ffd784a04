import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { makeCustomer } from '../beside/customer.ts'
import { type Meter, meterOf } from '../beside/meter.ts'
import { type BesideRow, besideRow } from '../beside/row.ts'
import type { Load } from '../load/tally.ts'
import { progress } from '../report/progress.ts'
import { RESULTS_DIR } from '../report/results.ts'
import { startServer } from '../servers/start.ts'
import { runMailLoad } from './mailLoad.ts'
import { HAS_POSTFIX, mailsIn, POSTFIX_DOMAIN, startPostfix } from './postfix.ts'

export interface MailGround {
  /** Whether Postfix is measured too. */
  readonly hasPeers: boolean
  readonly isProfiled: boolean
  readonly interruption: AbortController
}

const CONNECTIONS = 10
/** Mails of a row: as many as two inboxes hold. */
const MAILS = 1_000
/** Mails that warm a server up, into an inbox of their own. */
const WARM_UP = 300
/** How long Postfix may take to deliver what it took, in milliseconds. */
const DELIVERY_LIMIT = 60_000
const LOOK_INTERVAL = 20

const TAKEN = `${MAILS} mails of 5 kB, taken`
const DELIVERED = `${MAILS} mails of 5 kB, in the inbox`

/** Mail that comes in over ten connections, each server alone. */
export async function measureMail(ground: MailGround): Promise<BesideRow[]> {
  const ours = await measureOurs(ground)
  const rows = ground.hasPeers && HAS_POSTFIX ? [...ours, ...(await measurePostfix(ground))] : ours
  return [TAKEN, DELIVERED].flatMap((work) => rows.filter((row) => row.work === work))
}

async function measureOurs({ isProfiled, interruption }: MailGround): Promise<BesideRow[]> {
  progress('starting Tollgraph')
  const profileDir = isProfiled ? RESULTS_DIR : null
  const onLost = (error: Error) => interruption.abort(error)
  const server = await startServer({ name: 'tollgraph', settlement: 'noop' }, { profileDir, environment: {}, onLost })
  try {
    const customer = await makeCustomer(server)
    const names = boxNames()
    const addresses: string[] = []
    for (const username of names) {
      const { inbox } = await customer.buy<{ inbox: string }>('/mail/api/inbox/buy', { username })
      addresses.push(inbox)
    }
    const port = server.ports.MX_PORT as number
    const row = await measureTaking('Tollgraph', port, addresses, meterOf(server), interruption.signal)
    for (const username of names.slice(1)) {
      const path = '/mail/api/inbox/messages'
      const { messageCount } = await customer.buy<{ messageCount: number }>(path, { username, limit: 1 })
      const missing = MAILS / 2 - messageCount
      if (missing !== 0) throw new Error(`${missing} mails of ${username} that were taken are not in its inbox`)
    }
    // What we take is in the inbox: one figure for both.
    return [row, { ...row, work: DELIVERED }]
  } finally {
    progress('stopping Tollgraph')
    await server.stop()
  }
}

async function measurePostfix({ interruption }: MailGround): Promise<BesideRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgraph-bench-postfix-'))
  const boxes = boxNames()
  try {
    const { port, meter, stop } = await startPostfix(folder, boxes)
    try {
      const addresses = boxes.map((box) => `${box}@${POSTFIX_DOMAIN}`)
      const start = { at: 0 }
      const taken = await measureTaking('Postfix', port, addresses, meter, interruption.signal, async () => {
        await delivered(folder, boxes.slice(0, 1), WARM_UP, interruption.signal)
        start.at = performance.now()
      })
      await delivered(folder, boxes.slice(1), MAILS, interruption.signal)
      const seconds = (performance.now() - start.at) / 1_000
      return [taken, { ...taken, work: DELIVERED, perSecond: MAILS / seconds, cpuPerAnswer: null }]
    } finally {
      await stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** How fast a server takes mail, once it is warm; `onWarm` is waited for before the clock starts. */
async function measureTaking(
  server: string,
  port: number,
  [warm = '', ...others]: readonly string[],
  meter: Meter,
  signal: AbortSignal,
  onWarm: () => Promise<void> = async () => {},
): Promise<BesideRow> {
  progress(`${server}: ${TAKEN}`)
  const load = { port, connections: CONNECTIONS, signal }
  refuseWrong(server, await runMailLoad({ ...load, recipients: Array.from({ length: WARM_UP }, () => warm) }))
  await onWarm()
  const finish = await meter.start()
  const recipients = Array.from({ length: MAILS }, (_, index) => others[index % others.length] as string)
  const result = await runMailLoad({ ...load, recipients })
  const isOurs = server === 'Tollgraph'
  const name = { work: TAKEN, server, isOurs, connections: CONNECTIONS, unit: 'mails/s' as const }
  return besideRow(name, result, await finish())
}

function refuseWrong(server: string, { wrong, firstWrong }: Load): void {
  if (wrong > 0) throw new Error(`${server} did not take all mail: ${firstWrong}`)
}

/** Waits until so many mails are delivered to these mailboxes together. */
async function delivered(folder: string, boxes: readonly string[], count: number, signal: AbortSignal): Promise<void> {
  const end = performance.now() + DELIVERY_LIMIT
  for (;;) {
    const counts = await Promise.all(boxes.map((box) => mailsIn(folder, box)))
    const found = counts.reduce((sum, one) => sum + one, 0)
    if (found >= count) return
    if (performance.now() > end) throw new Error(`Postfix delivered ${found} of ${count} mails within a minute`)
    await wait(LOOK_INTERVAL, undefined, { signal })
  }
}

/** One for the warm-up and two for the mails. */
function boxNames(): readonly string[] {
  return Array.from({ length: 3 }, () => `bench${randomBytes(6).toString('hex')}`)
}
