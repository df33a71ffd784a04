import type { Registrant } from '../registrar.ts'
import type { Command } from './command.ts'
import { eppPhone } from './e164.ts'
import { contactAuthInfo } from './orderMark.ts'
import type { XmlTree } from './xml.ts'

/** The forms of a postal address (RFC 5733, 2.4): "int" allows ASCII only. */
export type PostalForm = 'int' | 'loc'

/** The form for a registrant's data: "int" if it is all ASCII. */
export function formOf(registrant: Registrant): PostalForm {
  const { firstName, lastName, addressLine1, addressLine2, city, state, postalCode } = registrant
  const texts = [firstName, lastName, addressLine1, addressLine2 ?? '', city, state ?? '', postalCode]
  return texts.some((text) => /[^ -~]/.test(text)) ? 'loc' : 'int'
}

/** `<contact:info>` (RFC 5733, 3.1.2). */
export function contactInfo(id: string): Command {
  return { changesNothing: true, write: () => ({ info: { 'contact:info': { 'contact:id': id } } }) }
}

/** A new contact of a registrant. */
export interface NewContact {
  readonly id: string
  /** Our id of the order that it belongs to. */
  readonly orderId: string
  readonly registrant: Registrant
  /** The phone number (E.164) where the registrant gave none. */
  readonly voice: string | undefined
}

/** `<contact:create>` (RFC 5733, 3.2.1). */
export function createContact({ id, orderId, registrant, voice }: NewContact): Command {
  return {
    write: () => ({
      create: {
        'contact:create': {
          'contact:id': id,
          'contact:postalInfo': postalInfoOf(registrant, formOf(registrant)),
          'contact:voice': (voice && eppPhone(voice)) || undefined,
          'contact:email': registrant.email,
          'contact:authInfo': { 'contact:pw': contactAuthInfo(orderId) },
        },
      },
    }),
  }
}

/** `<contact:update>` (RFC 5733, 3.2.5) of a registrant's data in each of these forms. */
export function updateContact(id: string, registrant: Registrant, forms: readonly PostalForm[]): Command {
  const change = {
    'contact:postalInfo': forms.map((form) => postalInfoOf(registrant, form)),
    'contact:email': registrant.email,
  }
  return { write: () => ({ update: { 'contact:update': { 'contact:id': id, 'contact:chg': change } } }) }
}

/** `<contact:delete>` (RFC 5733, 3.2.2): refused while a domain names the contact. */
export function deleteContact(id: string): Command {
  return { write: () => ({ delete: { 'contact:delete': { 'contact:id': id } } }) }
}

function postalInfoOf(registrant: Registrant, form: PostalForm): XmlTree {
  return {
    '@type': form,
    'contact:name': `${registrant.firstName} ${registrant.lastName}`,
    'contact:addr': {
      'contact:street': [registrant.addressLine1, registrant.addressLine2].flatMap((line) => line || []),
      'contact:city': registrant.city,
      'contact:sp': registrant.state || undefined,
      'contact:pc': registrant.postalCode,
      'contact:cc': registrant.country.toUpperCase(),
    },
  }
}
