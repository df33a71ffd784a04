import type { Logger } from 'pino'
import { Conflict, NotFound, Unavailable } from '../../../schema/errors.ts'
import type { Command } from './epp/command.ts'
import * as commands from './epp/commands.ts'
import { contactInfo, createContact } from './epp/contactCommands.ts'
import { availabilities, type DomainFacts, domainFacts, requiredDate } from './epp/domainFacts.ts'
import { hostsOf } from './epp/hosts.ts'
import { contactIdOf, isContactOf, newAuthInfo, orderIdOf, secondContactIdOf } from './epp/orderMark.ts'
import {
  type EppResponse,
  errorOf,
  OPERATOR_CODES,
  RESULT,
  RETRY_AFTER_FAILURE,
  Refused,
  UnreadableAnswer,
} from './epp/results.ts'
import { createSession } from './epp/session.ts'
import type { EppSettings } from './epp/settings.ts'
import { removeContact, updateRegistrant } from './registrantUpdate.ts'
import type { RegisteredDomain, Registrar, RegistrationOrder, Standing } from './registrar.ts'

/** Most names per command; registries refuse longer lists. */
const NAMES_PER_CHECK = 50

/** Statuses that only the registry can remove and that block a transfer (RFC 5731, 2.3). */
const HELD_BY_REGISTRY = ['serverTransferProhibited', 'pendingTransfer', 'pendingDelete', 'pendingCreate']

/**
 * A registrar over EPP (RFC 5730 to 5733) and TLS (RFC 5734). Uses one session, opened by the first command. An
 * unreadable response to `register` or `renew` is Unavailable, not Upstream, because the registry may have done it.
 */
export function createEppRegistrar(settings: EppSettings, log: Logger): Registrar {
  const session = createSession(settings, log)
  const hosts = hostsOf(session, log)

  async function send(command: Command, subject: string): Promise<EppResponse> {
    try {
      return await session.send(command)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const level = OPERATOR_CODES.has(error.response.code) ? 'error' : 'info'
      log[level](
        { code: error.response.code, message: error.response.message, subject },
        'the registry refused a command',
      )
      throw errorOf(error, subject)
    }
  }

  /** Null if the domain is not registered, or through another registrar. */
  async function ourDomain(domain: string): Promise<DomainFacts | null> {
    const response = await nullWhenMissing(send(commands.domainInfo(domain), domain))
    const facts = response && domainFacts(response)
    return facts?.sponsor === settings.clientId ? facts : null
  }

  /** For a domain of another registrar, registries answer 2201, or show it with that registrar's id. */
  async function standing(domain: string): Promise<Standing> {
    try {
      const facts = domainFacts(await session.send(commands.domainInfo(domain)))
      if (facts.sponsor !== settings.clientId) return 'ELSEWHERE'
      return facts.statuses.has('pendingDelete') ? 'DELETING' : 'OURS'
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.response.code === RESULT.missing) return 'GONE'
      if (error.response.code === RESULT.authorization) return 'ELSEWHERE'
      throw errorOf(error, domain)
    }
  }

  async function orderOf(registrant: string | null): Promise<string | null> {
    if (registrant === null) return null
    const response = await nullWhenMissing(send(contactInfo(registrant), registrant))
    const authInfo = response?.data?.at('contact:infData', 'contact:authInfo', 'contact:pw')?.text
    return authInfo === undefined ? null : orderIdOf(registrant, authInfo)
  }

  /** The domain of this order, if the registry has it already. */
  async function alreadyRegistered(order: RegistrationOrder): Promise<RegisteredDomain | null> {
    const facts = await ourDomain(order.domain)
    if (!facts || !isContactOf(order.orderId, facts.registrant)) return null
    return registered(order.domain, order.orderId, facts)
  }

  async function create(order: RegistrationOrder): Promise<RegisteredDomain> {
    const response = await send(commands.createDomain(order), order.domain)
    if (response.code === RESULT.pending) throw notYet(order.domain)
    const created = response.data?.at('domain:creData')
    return {
      domain: order.domain,
      orderId: order.orderId,
      createdAt: requiredDate(created?.at('domain:crDate')),
      expiresAt: requiredDate(created?.at('domain:exDate')),
      nameservers: order.nameservers,
      locked: false,
    }
  }

  /** Sets the transfer lock. If that fails the domain is still registered, and `locked` is false. */
  async function withLock(domain: RegisteredDomain): Promise<RegisteredDomain> {
    if (domain.locked) return domain
    try {
      await send(commands.lockDomain(domain.domain), domain.domain)
      return { ...domain, locked: true }
    } catch (error) {
      log.warn({ err: error, domain: domain.domain }, 'registered, but without a transfer lock')
      return domain
    }
  }

  /**
   * Deletes the contact of an order whose name is another's: it has the registrant's data, and no domain will name it. The
   * order's refund does not wait for that, so a failure is logged.
   */
  async function removeUnused(id: string): Promise<void> {
    await removeContact(id, { send }).catch((error: unknown) =>
      log.warn({ err: error, contact: id }, 'a contact without a domain was not deleted'),
    )
  }

  return {
    kind: settings.kind,

    async check(domains) {
      const found = []
      for (let start = 0; start < domains.length; start += NAMES_PER_CHECK) {
        const batch = domains.slice(start, start + NAMES_PER_CHECK)
        found.push(...availabilities(await send(commands.checkDomains(batch), 'The name'), batch))
      }
      return found
    },

    async register(order) {
      await hosts.prepare(order.nameservers)
      // An earlier attempt at the same order may have created the contact.
      const { orderId, registrant } = order
      const contact = { id: contactIdOf(orderId), orderId, registrant, voice: settings.voice }
      await whenDone(send(createContact(contact), order.domain)).catch(exceptTaken)
      try {
        return await withLock(await whenDone(create(order)))
      } catch (error) {
        if (!isTaken(error)) throw error
        const before = await alreadyRegistered(order)
        if (before) return withLock(before)
        await removeUnused(contact.id)
        throw error
      }
    },

    async renew(domain, years, currentExpiry) {
      const renewed = send(commands.renewDomain(domain, years, currentExpiry), domain).then((response) => ({
        expiresAt: requiredDate(response.data?.at('domain:renData', 'domain:exDate')),
      }))
      return whenDone(renewed)
    },

    async updateRegistrant(update) {
      const facts = await ourDomain(update.domain)
      if (!facts) return false
      await updateRegistrant(facts, update, { send, voice: settings.voice })
      return true
    },

    async deleteRegistrant(orderId) {
      for (const id of [contactIdOf(orderId), secondContactIdOf(orderId)]) await removeContact(id, { send })
    },

    async startTransferOut(domain) {
      const facts = await ourDomain(domain)
      if (!facts) throw new NotFound(`${domain} is not registered here`)
      if (HELD_BY_REGISTRY.some((status) => facts.statuses.has(status))) {
        throw new Conflict(`The registry does not allow a transfer of ${domain} in its present state`)
      }
      const authCode = newAuthInfo()
      await send(commands.releaseDomain(domain, authCode, facts.statuses.has(commands.TRANSFER_LOCK)), domain)
      return { authCode }
    },

    async endTransferOut(domain) {
      const facts = await ourDomain(domain)
      if (!facts) throw new NotFound(`${domain} is not registered here`)
      if (facts.statuses.has('pendingTransfer'))
        throw new Conflict(`Another registrar has asked for ${domain}; its transfer is under way`)
      await send(commands.keepDomain(domain, newAuthInfo(), facts.statuses.has(commands.TRANSFER_LOCK)), domain)
    },

    async find(domain) {
      const facts = await ourDomain(domain)
      if (!facts) return null
      return registered(domain, await orderOf(facts.registrant), facts)
    },

    standing,

    async release(domain) {
      await send(commands.deleteDomain(domain), domain)
    },

    close: () => session.close(),
  }
}

function registered(domain: string, orderId: string | null, facts: DomainFacts): RegisteredDomain {
  if (facts.statuses.has('pendingCreate')) throw notYet(domain)
  if (!facts.createdAt || !facts.expiresAt) throw new UnreadableAnswer('a domain without dates')
  const { createdAt, expiresAt, nameservers, statuses } = facts
  return { domain, orderId, createdAt, expiresAt, nameservers, locked: statuses.has(commands.TRANSFER_LOCK) }
}

/** For commands that change something: after an unreadable response it is unknown whether they were executed. */
function whenDone<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof UnreadableAnswer)) throw error
    const unknown = new Unavailable('The registrar did not say whether it is done', { retryAfter: RETRY_AFTER_FAILURE })
    unknown.cause = error
    throw unknown
  })
}

function nullWhenMissing<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof NotFound) return null
    throw error
  })
}

function isTaken(error: unknown): boolean {
  return error instanceof Conflict && error.fields.reason === 'taken'
}

function exceptTaken(error: unknown): void {
  if (!isTaken(error)) throw error
}

function notYet(domain: string): Unavailable {
  return new Unavailable(`The registry has not finished registering ${domain}`, { retryAfter: RETRY_AFTER_FAILURE })
}
