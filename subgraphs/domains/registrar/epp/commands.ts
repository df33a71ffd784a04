import type { RegistrationOrder } from '../registrar.ts'
import type { Command } from './command.ts'
import type { DomainContact } from './domainFacts.ts'
import { NAMESPACES } from './namespaces.ts'
import { contactIdOf, newAuthInfo } from './orderMark.ts'
import { transactionIdOfOrder } from './transactionId.ts'
import type { XmlTree } from './xml.ts'

/** The status that blocks transfers of a domain (RFC 5731, 2.3); clients may set it. */
export const TRANSFER_LOCK = 'clientTransferProhibited'

/** `<domain:check>` (RFC 5731, 3.1.1), with the fee class of each name if the registry supports it (RFC 8748, 5.1.1). */
export function checkDomains(domains: readonly string[]): Command {
  const fees = { 'fee:check': { 'fee:currency': 'USD', 'fee:command': { '@name': 'create' } } }
  return {
    changesNothing: true,
    write: (services) => ({
      check: { 'domain:check': { 'domain:name': domains } },
      extension: services.has(NAMESPACES.fee) ? fees : undefined,
    }),
  }
}

/** `<domain:info>` (RFC 5731, 3.1.2). */
export function domainInfo(domain: string): Command {
  const name = { '@hosts': 'all', '#text': domain }
  return { changesNothing: true, write: () => ({ info: { 'domain:info': { 'domain:name': name } } }) }
}

/** `<host:check>` (RFC 5732, 3.1.1). */
export function checkHosts(hosts: readonly string[]): Command {
  return { changesNothing: true, write: () => ({ check: { 'host:check': { 'host:name': hosts } } }) }
}

/** `<host:create>` (RFC 5732, 3.2.1) of a name server whose addresses the registry need not know. */
export function createHost(host: string): Command {
  return { write: () => ({ create: { 'host:create': { 'host:name': host } } }) }
}

/** `<poll op="req">` (RFC 5730, 2.9.2.3): the first message in our queue. */
export function pollRequest(): Command {
  return { changesNothing: true, write: () => ({ poll: { '@op': 'req' } }) }
}

/** `<poll op="ack">`: removes a message from our queue. */
export function pollAcknowledgement(id: string): Command {
  return { write: () => ({ poll: { '@op': 'ack', '@msgID': id } }) }
}

/** `<domain:create>` of an order (RFC 5731, 3.2.1). */
export function createDomain(order: RegistrationOrder): Command {
  const contactId = contactIdOf(order.orderId)
  const contacts = ['admin', 'tech', 'billing'].map((type) => ({ '@type': type, '#text': contactId }))
  return {
    clTRID: transactionIdOfOrder(order.orderId),
    write: (services) => ({
      create: {
        'domain:create': {
          'domain:name': order.domain,
          'domain:period': { '@unit': 'y', '#text': String(order.years) },
          'domain:ns': nameserversOf(order, services),
          'domain:registrant': contactId,
          'domain:contact': contacts,
          'domain:authInfo': { 'domain:pw': newAuthInfo() },
        },
      },
    }),
  }
}

/** A server with host objects takes these, and no other form (RFC 5731, 1.1). */
function nameserversOf({ nameservers }: RegistrationOrder, services: ReadonlySet<string>): XmlTree {
  if (services.has(NAMESPACES.host)) return { 'domain:hostObj': nameservers }
  return { 'domain:hostAttr': nameservers.map((host) => ({ 'domain:hostName': host })) }
}

/** `<domain:renew>` (RFC 5731, 3.2.3): refused unless `currentExpiry` is the domain's current expiry date. */
export function renewDomain(domain: string, years: number, currentExpiry: Date): Command {
  return {
    write: () => ({
      renew: {
        'domain:renew': {
          'domain:name': domain,
          'domain:curExpDate': currentExpiry.toISOString().slice(0, 'YYYY-MM-DD'.length),
          'domain:period': { '@unit': 'y', '#text': String(years) },
        },
      },
    }),
  }
}

/** `<domain:delete>` (RFC 5731, 3.2.2). */
export function deleteDomain(domain: string): Command {
  return { write: () => ({ delete: { 'domain:delete': { 'domain:name': domain } } }) }
}

/** `<domain:update>` (RFC 5731, 3.2.5) that sets the transfer lock. */
export function lockDomain(domain: string): Command {
  return {
    write: () => ({
      update: {
        'domain:update': { 'domain:name': domain, 'domain:add': { 'domain:status': { '@s': TRANSFER_LOCK } } },
      },
    }),
  }
}

/** `<domain:update>` that removes the transfer lock, if set, and sets the auth code of the transfer, in one command. */
export function releaseDomain(domain: string, authCode: string, isLocked: boolean): Command {
  const unlock = isLocked ? { 'domain:status': { '@s': TRANSFER_LOCK } } : undefined
  const change = { 'domain:authInfo': { 'domain:pw': authCode } }
  return {
    write: () => ({
      update: { 'domain:update': { 'domain:name': domain, 'domain:rem': unlock, 'domain:chg': change } },
    }),
  }
}

/** `<domain:update>` that sets the transfer lock, if it is not set, and another auth code: earlier ones are void. */
export function keepDomain(domain: string, authCode: string, isLocked: boolean): Command {
  const lock = isLocked ? undefined : { 'domain:status': { '@s': TRANSFER_LOCK } }
  const change = { 'domain:authInfo': { 'domain:pw': authCode } }
  return {
    write: () => ({
      update: { 'domain:update': { 'domain:name': domain, 'domain:add': lock, 'domain:chg': change } },
    }),
  }
}

/** `<domain:update>` that makes a contact the registrant, and puts it in the place of another one in these roles. */
export function changeRegistrant(domain: string, contactId: string, replaced: readonly DomainContact[]): Command {
  const role = (type: string, id: string) => ({ '@type': type, '#text': id })
  const isInRole = replaced.length > 0
  const added = isInRole ? { 'domain:contact': replaced.map(({ type }) => role(type, contactId)) } : undefined
  const removed = isInRole ? { 'domain:contact': replaced.map(({ type, id }) => role(type, id)) } : undefined
  const change = { 'domain:registrant': contactId }
  return {
    write: () => ({
      update: {
        'domain:update': { 'domain:name': domain, 'domain:add': added, 'domain:rem': removed, 'domain:chg': change },
      },
    }),
  }
}
