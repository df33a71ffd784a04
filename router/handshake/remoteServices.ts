import type { Logger } from 'pino'
import type { Pool } from '../../prisma/database.ts'
import type { ServiceName } from '../../schema/services.ts'
import type { Service } from '../../subgraphs/kit/service/defineService.ts'
import { ownAnswers } from '../../subgraphs/kit/service/toll/answerKeys.ts'
import { askFacts } from '../../subgraphs/kit/service/toll/handshake/askFacts.ts'
import { isTokenClaimed } from '../../subgraphs/kit/service/toll/usedTokens.ts'
import { areStandInsAllowed } from '../config/realMoney.ts'
import { subgraphGraphUrl } from '../config/subgraphUrl.ts'
import { factsOf, type SharedGround } from './facts.ts'
import { reasonsAgainst } from './reasons.ts'
import { RemoteService, type RemoteState } from './remoteService.ts'

/** How long a handshake may take, in milliseconds. */
const TIMEOUT_MS = 5_000

/** Services in other processes do not fit their router; the message lists all reasons, each with what mends it. */
export class ServicesDoNotFit extends Error {
  constructor(
    refused: readonly { readonly name: string; readonly url: string; readonly reasons: readonly string[] }[],
  ) {
    const lines = refused.flatMap(({ name, url, reasons }) => [
      `  ${name} at ${url}`,
      ...reasons.map((reason) => `    - ${reason}`),
    ])
    super(`Services in other processes do not fit this router:\n${lines.join('\n')}`)
    this.name = 'ServicesDoNotFit'
  }
}

/** What the services are compared with, and asked by. */
export interface RemoteGround extends SharedGround {
  readonly pool: Pool
  readonly log: Logger
}

/** The ten services, as far as they run in other processes. */
export class RemoteServices {
  readonly #services: ReadonlyMap<string, RemoteService>
  readonly #isAllElsewhere: boolean
  #onPorts = () => {}

  constructor(services: readonly Service[], ground: RemoteGround) {
    const { router } = ground.config
    const keys = ground.keys.of('handshake')
    const answerCheck = ownAnswers(ground.keys.of('subgraphs'))
    const elsewhere = services.flatMap((service): [string, RemoteService][] => {
      const url = router.SERVICES.has(service.name) ? subgraphGraphUrl(router, service.name) : undefined
      if (!url) return []
      const ours = factsOf(service, ground)
      const remote = new RemoteService({
        name: service.name,
        url,
        ask: () => askFacts({ url, keys, answerCheck, timeoutMs: TIMEOUT_MS }),
        isClaimed: (jti) => isTokenClaimed(ground.pool, jti),
        reasonsAgainst: (facts) => reasonsAgainst(facts, ours, areStandInsAllowed(router)),
        onPorts: () => this.#onPorts(),
        log: ground.log,
      })
      return [[service.name, remote]]
    })
    this.#services = new Map(elsewhere)
    this.#isAllElsewhere = services.every(({ name }) => this.#services.has(name) || !router.SERVICES.has(name))
  }

  /**
   * Makes the first handshake with each, and repeats it from then on. Throws ServicesDoNotFit if some answered and do not
   * fit; one that does not answer may come up later.
   */
  async open(): Promise<void> {
    const all = [...this.#services.values()]
    await Promise.all(all.map((service) => service.shake()))
    const refused = all.flatMap(({ name, url, state }) =>
      state.state === 'refused' ? [{ name, url, reasons: state.reasons }] : [],
    )
    if (refused.length > 0) throw new ServicesDoNotFit(refused)
    for (const service of all) service.keepShaking()
  }

  /** Null for a service of this process. */
  get(name: string): RemoteService | null {
    return this.#services.get(name) ?? null
  }

  get size(): number {
    return this.#services.size
  }

  /** In the order of the contract. */
  list(): readonly RemoteService[] {
    return [...this.#services.values()]
  }

  /** By name. */
  get states(): ReadonlyMap<string, RemoteState> {
    return new Map([...this.#services].map(([name, { state }]) => [name, state]))
  }

  /** Whether a service runs in this process, or one elsewhere is verified. */
  get canServe(): boolean {
    return !this.#isAllElsewhere || [...this.states.values()].some(({ state }) => state === 'verified')
  }

  /** The ports that are off, by service, as of the last handshakes. */
  get offPorts(): ReadonlyMap<ServiceName, ReadonlySet<string>> {
    return new Map([...this.#services.values()].map(({ name, off }) => [name, off]))
  }

  /** Calls a function when the ports that are off have changed. */
  set onPorts(listener: () => void) {
    this.#onPorts = listener
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#services.values()].map((service) => service.stop()))
  }
}
