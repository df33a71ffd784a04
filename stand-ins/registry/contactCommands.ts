import { RESULT } from '../../subgraphs/domains/registrar/epp/results.ts'
import type { XmlElement } from '../../subgraphs/domains/registrar/epp/xml.ts'
import type { Desk } from './desk.ts'
import { stageOf } from './lifetime.ts'
import type { StoredContact } from './registryState.ts'
import { Refusal, type Reply, required } from './reply.ts'

/** `<contact:create>` (RFC 5733, 3.2.1). */
export async function createContact(request: XmlElement, desk: Desk): Promise<Reply> {
  const id = required(request, 'contact:id')
  if (!/^[\w-]{3,16}$/.test(id)) throw new Refusal(RESULT.valueSyntax, 'An id has 3 to 16 letters and digits')
  if (desk.state.contact(id)) throw new Refusal(RESULT.exists, 'The contact exists')
  const postal = request.at('contact:postalInfo')
  if (!postal) throw new Refusal(RESULT.missingParameter, 'contact:postalInfo is missing')
  const createdAt = desk.now().toISOString()
  await desk.state.putContact({
    id,
    sponsor: desk.clientId,
    ...addressOf(postal),
    email: required(request, 'contact:email'),
    authInfo: required(request, 'contact:authInfo', 'contact:pw'),
    createdAt,
  })
  return { data: { 'contact:creData': { 'contact:id': id, 'contact:crDate': createdAt } } }
}

/** `<contact:update>` (RFC 5733, 3.2.5). A contact keeps the one form of its address that it was created with. */
export async function updateContact(request: XmlElement, desk: Desk): Promise<Reply> {
  const contact = ownContact(request, desk)
  const change = request.at('contact:chg')
  const postals = change?.all('contact:postalInfo') ?? []
  if (postals.some((postal) => postal.attributes.get('type') !== formOf(contact)))
    throw new Refusal(RESULT.policy, 'A contact has its address in one form')
  const [postal] = postals
  const email = change?.at('contact:email')?.text ?? contact.email
  await desk.state.putContact({ ...contact, ...(postal && addressOf(postal)), email })
  return {}
}

/** `<contact:delete>` (RFC 5733, 3.2.2). */
export async function deleteContact(request: XmlElement, desk: Desk): Promise<Reply> {
  const { id } = ownContact(request, desk)
  if (desk.state.domainsOf(id).some((domain) => stageOf(domain, desk.now()) !== 'GONE'))
    throw new Refusal(RESULT.associationProhibits, 'A domain names the contact')
  await desk.state.removeContact(id)
  return {}
}

/** `<contact:info>` (RFC 5733, 3.1.2). */
export function contactInfo(request: XmlElement, desk: Desk): Reply {
  const contact = ownContact(request, desk)
  return {
    data: {
      'contact:infData': {
        'contact:id': contact.id,
        'contact:roid': `${contact.id}-STANDIN`,
        'contact:status': { '@s': 'ok' },
        'contact:postalInfo': {
          '@type': formOf(contact),
          'contact:name': contact.name,
          'contact:addr': {
            'contact:street': contact.street,
            'contact:city': contact.city,
            'contact:sp': contact.state ?? undefined,
            'contact:pc': contact.postalCode,
            'contact:cc': contact.country,
          },
        },
        'contact:email': contact.email,
        'contact:clID': contact.sponsor,
        'contact:crID': contact.sponsor,
        'contact:crDate': contact.createdAt,
        'contact:authInfo': { 'contact:pw': contact.authInfo },
      },
    },
  }
}

/** The contact of a command reserved to its sponsor. */
function ownContact(request: XmlElement, desk: Desk): StoredContact {
  const contact = desk.state.contact(required(request, 'contact:id'))
  if (!contact) throw new Refusal(RESULT.missing, 'There is no such contact')
  if (contact.sponsor !== desk.clientId) throw new Refusal(RESULT.authorization, 'The contact is not yours')
  return contact
}

/** The form of a contact's address. Contacts of older state files have none: it follows from their texts. */
function formOf(contact: StoredContact): 'int' | 'loc' {
  const texts = [contact.name, ...contact.street, contact.city, contact.state ?? '']
  return contact.form ?? (texts.every(isAscii) ? 'int' : 'loc')
}

function addressOf(postal: XmlElement) {
  const address = postal.at('contact:addr')
  if (!address) throw new Refusal(RESULT.missingParameter, 'contact:addr is missing')
  const country = required(address, 'contact:cc')
  if (!/^[A-Z]{2}$/.test(country)) throw new Refusal(RESULT.valueSyntax, 'A country has two letters')
  const form = postal.attributes.get('type') === 'int' ? ('int' as const) : ('loc' as const)
  const texts = [postal, address].flatMap((part) => part.elements.map(({ text }) => text))
  if (form === 'int' && !texts.every(isAscii))
    throw new Refusal(RESULT.valueSyntax, 'Postal data of type "int" is ASCII')
  return {
    form,
    name: required(postal, 'contact:name'),
    street: address.all('contact:street').map((street) => street.text),
    city: required(address, 'contact:city'),
    state: address.at('contact:sp')?.text ?? null,
    postalCode: address.at('contact:pc')?.text ?? '',
    country,
  }
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text)
}
