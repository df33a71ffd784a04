import type { Logger } from 'pino'
import { Upstream } from '../../../../schema/errors.ts'
import { checkHosts, createHost } from './commands.ts'
import { NAMESPACES } from './namespaces.ts'
import { RESULT, Refused, UnreadableAnswer } from './results.ts'
import type { Session } from './session.ts'

/** Makes sure that name servers can be named in a domain. */
export interface Hosts {
  /** Throws like `Session.send`, and Upstream when the registry refuses a name server. */
  prepare(nameservers: readonly string[]): Promise<void>
}

/**
 * The host objects of a registry (RFC 5732): our name servers are created there when they are missing. A registry
 * without host objects needs nothing. Known ones are not asked for again.
 */
export function hostsOf(session: Session, log: Logger): Hosts {
  const known = new Set<string>()

  async function create(host: string): Promise<void> {
    try {
      await session.send(createHost(host))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // Created by a concurrent registration, or by another installation.
      if (error.response.code === RESULT.exists) return
      const { code, message } = error.response
      log.error({ code, message, host }, 'the registry refuses a name server: create it at the registrar')
      throw new Upstream(`The registry refuses the name server ${host} (${code})`, {}, { cause: error })
    }
  }

  return {
    async prepare(nameservers) {
      const unknown = nameservers.filter((host) => !known.has(host))
      if (unknown.length === 0 || !(await session.offers(NAMESPACES.host))) return
      const response = await session.send(checkHosts(unknown))
      const names = (response.data?.at('host:chkData')?.all('host:cd') ?? []).flatMap(
        (entry) => entry.at('host:name') ?? [],
      )
      const missing = unknown.filter((host) => {
        const name = names.find(({ text }) => text.toLowerCase() === host.toLowerCase())
        if (!name) throw new UnreadableAnswer(`no answer for ${host}`)
        // Available for creation: it does not exist.
        return /^(1|true)$/.test(name.attributes.get('avail') ?? '')
      })
      // All at once, so that they share one timeout.
      await Promise.all(missing.map(create))
      for (const host of unknown) known.add(host)
    },
  }
}
