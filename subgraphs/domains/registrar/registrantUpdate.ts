import { Conflict, NotFound } from '../../../schema/errors.ts'
import type { Command } from './epp/command.ts'
import { changeRegistrant } from './epp/commands.ts'
import {
  contactInfo,
  createContact,
  deleteContact,
  formOf,
  type PostalForm,
  updateContact,
} from './epp/contactCommands.ts'
import type { DomainFacts } from './epp/domainFacts.ts'
import { contactIdOf, secondContactIdOf } from './epp/orderMark.ts'
import type { EppResponse } from './epp/results.ts'
import type { RegistrantUpdate } from './registrar.ts'

/** Sends commands; throws the registrar's errors. */
export interface RegistrantGround {
  send(command: Command, subject: string): Promise<EppResponse>
  /** The phone number (E.164) of new contacts. */
  readonly voice: string | undefined
}

/**
 * Replaces the data of a domain's registrant in the contact of its order. Every step can be repeated: an attempt after a
 * crash completes an interrupted one, and leaves one contact of the order also where the data have changed since. Throws Conflict for a domain whose registrant at the registry is another contact,
 * which other domains may share.
 */
export async function updateRegistrant(
  facts: DomainFacts,
  { domain, orderId, registrant }: RegistrantUpdate,
  ground: RegistrantGround,
): Promise<void> {
  const [first, second] = [contactIdOf(orderId), secondContactIdOf(orderId)]
  const current = facts.registrant
  if (current !== first && current !== second)
    throw new Conflict(`The registrant of ${domain} at the registry is not the contact of its order`)
  const forms = await formsOf(current, ground)
  if (formOf(registrant) === 'int' || !forms.includes('int')) {
    const own = forms.length > 0 ? forms : [formOf(registrant)]
    await ground.send(updateContact(current, registrant, own), current)
    // An attempt that did not end may have left the other one: created and not linked yet, or replaced and not deleted.
    await removeContact(current === first ? second : first, ground)
    return
  }
  await createOrUpdate({ domain, orderId, registrant }, second, ground)
  const replaced = facts.contacts.filter(({ id }) => id === first)
  await ground.send(changeRegistrant(domain, second, replaced), domain)
  await removeContact(first, ground)
}

/** The forms in which the registry has a contact's address; none if it does not show them. */
async function formsOf(contactId: string, { send }: RegistrantGround): Promise<PostalForm[]> {
  const response = await send(contactInfo(contactId), contactId)
  const addresses = response.data?.at('contact:infData')?.all('contact:postalInfo') ?? []
  const types = new Set(addresses.map((address) => address.attributes.get('type')))
  return (['int', 'loc'] as const).filter((form) => types.has(form))
}

async function createOrUpdate(
  { orderId, registrant }: RegistrantUpdate,
  id: string,
  { send, voice }: RegistrantGround,
): Promise<void> {
  try {
    await send(createContact({ id, orderId, registrant, voice }), id)
  } catch (error) {
    if (!(error instanceof Conflict) || error.fields.reason !== 'taken') throw error
    // Created by an attempt before this one, perhaps with older data.
    await send(updateContact(id, registrant, [formOf(registrant)]), id)
  }
}

/** Deletes a contact that no domain names any more; it may be deleted already. Throws the registrar's errors. */
export async function removeContact(id: string, { send }: Pick<RegistrantGround, 'send'>): Promise<void> {
  await send(deleteContact(id), id).catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error
  })
}
