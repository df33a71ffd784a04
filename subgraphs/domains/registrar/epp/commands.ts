import type { RegistrationOrder } from '../registrar.ts'
import { NAMESPACES } from './namespaces.ts'
import { contactAuthInfo, contactIdOf, newAuthInfo } from './orderMark.ts'
import type { Command } from './session.ts'
import { transactionIdOfOrder } from './transactionId.ts'

/** The status that blocks transfers of a domain (RFC 5731, 2.3); clients may set it. */
export const TRANSFER_LOCK = 'clientTransferProhibited'

/** `<domain:check>` (RFC 5731, 3.1.1), with the fee class of each name if the registry supports it (RFC 8748, 5.1.1). */
export function checkDomains(domains: readonly string[]): Command {
  const fees = { 'fee:check': { 'fee:currency': 'USD', 'fee:command': { '@name': 'create' } } }
  return {
    changesNothing: true,
    write: (extensions) => ({
      check: { 'domain:check': { 'domain:name': domains } },
      extension: extensions.has(NAMESPACES.fee) ? fees : undefined,
    }),
  }
}

/** `<domain:info>` (RFC 5731, 3.1.2). */
export function domainInfo(domain: string): Command {
  const name = { '@hosts': 'all', '#text': domain }
  return { changesNothing: true, write: () => ({ info: { 'domain:info': { 'domain:name': name } } }) }
}

/** `<contact:info>` (RFC 5733, 3.1.2). */
export function contactInfo(id: string): Command {
  return { changesNothing: true, write: () => ({ info: { 'contact:info': { 'contact:id': id } } }) }
}

/** `<contact:create>` of an order's registrant (RFC 5733, 3.2.1), under an id derived from the order. */
export function createContact(order: RegistrationOrder): Command {
  const { registrant } = order
  const street = [registrant.addressLine1, registrant.addressLine2].flatMap((line) => line || [])
  const name = `${registrant.firstName} ${registrant.lastName}`
  const texts = [name, ...street, registrant.city, registrant.state ?? '', registrant.postalCode]
  const postalInfo = {
    // "int" allows ASCII only (RFC 5733, 2.4).
    '@type': texts.some((text) => /[^ -~]/.test(text)) ? 'loc' : 'int',
    'contact:name': name,
    'contact:addr': {
      'contact:street': street,
      'contact:city': registrant.city,
      'contact:sp': registrant.state || undefined,
      'contact:pc': registrant.postalCode,
      'contact:cc': registrant.country.toUpperCase(),
    },
  }
  return {
    write: () => ({
      create: {
        'contact:create': {
          'contact:id': contactIdOf(order.orderId),
          'contact:postalInfo': postalInfo,
          'contact:email': registrant.email,
          'contact:authInfo': { 'contact:pw': contactAuthInfo(order.orderId) },
        },
      },
    }),
  }
}

/** `<domain:create>` of an order (RFC 5731, 3.2.1). */
export function createDomain(order: RegistrationOrder): Command {
  const contactId = contactIdOf(order.orderId)
  const contacts = ['admin', 'tech', 'billing'].map((type) => ({ '@type': type, '#text': contactId }))
  return {
    clTRID: transactionIdOfOrder(order.orderId),
    write: () => ({
      create: {
        'domain:create': {
          'domain:name': order.domain,
          'domain:period': { '@unit': 'y', '#text': String(order.years) },
          'domain:ns': { 'domain:hostAttr': order.nameservers.map((host) => ({ 'domain:hostName': host })) },
          'domain:registrant': contactId,
          'domain:contact': contacts,
          'domain:authInfo': { 'domain:pw': newAuthInfo() },
        },
      },
    }),
  }
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
