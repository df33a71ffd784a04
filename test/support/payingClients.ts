import { eventually } from './ledger.ts'
import type { PayingPlace } from './tollgraph.ts'
import { json, makeWallet } from './wallet.ts'

/** Clients that search domains and pay for it, one call after the other. */
export interface PayingClients {
  /** What was not answered with 200 at the first try. */
  readonly failures: readonly unknown[]
  /** Waits for further paid calls; returns early where one fails. */
  pay(count: number): Promise<void>
  /** Resolves when the calls that have begun are answered. */
  stop(): Promise<void>
}

/** Starts `count` clients, each with a wallet of its own. */
export async function startPayingClients(place: PayingPlace, count: number): Promise<PayingClients> {
  const wallets = await Promise.all(Array.from({ length: count }, () => makeWallet(place, '50')))
  const failures: unknown[] = []
  let isOver = false
  let paid = 0
  const clients = wallets.map(async (wallet, client) => {
    for (let call = 0; !isOver; call += 1) {
      try {
        const answer = await wallet.pay(
          `${place.url}/domains/api/search`,
          json({ name: 'rolling-restart' }, { 'idempotency-key': `${client}-${call}` }),
        )
        const text = await answer.text()
        if (answer.status === 200) paid += 1
        else failures.push(`${answer.status} ${text.slice(0, 300)}`)
      } catch (error) {
        failures.push(error)
      }
    }
  })
  return {
    failures,
    async pay(more) {
      const until = paid + more
      await eventually('clients pay on', async () => paid >= until || failures.length > 0, 180_000)
    },
    async stop() {
      isOver = true
      await Promise.all(clients)
    },
  }
}
