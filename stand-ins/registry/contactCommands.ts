import { RESULT } from '../../subgraphs/domains/registrar/epp/results.ts'
import type { XmlElement } from '../../subgraphs/domains/registrar/epp/xml.ts'
import type { Desk } from './desk.ts'
import { Refusal, type Reply, required } from './reply.ts'

/** `<contact:create>` (RFC 5733, 3.2.1). */
export async function createContact(request: XmlElement, desk: Desk): Promise<Reply> {
  const id = required(request, 'contact:id')
  if (!/^[\w-]{3,16}$/.test(id)) throw new Refusal(RESULT.valueSyntax, 'An id has 3 to 16 letters and digits')
  if (desk.state.contact(id)) throw new Refusal(RESULT.exists, 'The contact exists')
  const postal = request.at('contact:postalInfo')
  const address = postal?.at('contact:addr')
  if (!postal || !address) throw new Refusal(RESULT.missingParameter, 'contact:postalInfo is missing')
  const country = required(address, 'contact:cc')
  if (!/^[A-Z]{2}$/.test(country)) throw new Refusal(RESULT.valueSyntax, 'A country has two letters')
  const isAscii = [postal, address].every((part) => part.elements.every((element) => /^[ -~]*$/.test(element.text)))
  if (postal.attributes.get('type') === 'int' && !isAscii) {
    throw new Refusal(RESULT.valueSyntax, 'Postal data of type "int" is ASCII')
  }
  const createdAt = desk.now().toISOString()
  await desk.state.putContact({
    id,
    sponsor: desk.clientId,
    name: required(postal, 'contact:name'),
    street: address.all('contact:street').map((street) => street.text),
    city: required(address, 'contact:city'),
    state: address.at('contact:sp')?.text ?? null,
    postalCode: address.at('contact:pc')?.text ?? '',
    country,
    email: required(request, 'contact:email'),
    authInfo: required(request, 'contact:authInfo', 'contact:pw'),
    createdAt,
  })
  return { data: { 'contact:creData': { 'contact:id': id, 'contact:crDate': createdAt } } }
}

/** `<contact:info>` (RFC 5733, 3.1.2). */
export function contactInfo(request: XmlElement, desk: Desk): Reply {
  const id = required(request, 'contact:id')
  const contact = desk.state.contact(id)
  if (!contact) throw new Refusal(RESULT.missing, 'There is no such contact')
  if (contact.sponsor !== desk.clientId) throw new Refusal(RESULT.authorization, 'The contact is not yours')
  const isAscii = /^[ -~]*$/.test([contact.name, ...contact.street, contact.city, contact.state].join(''))
  return {
    data: {
      'contact:infData': {
        'contact:id': id,
        'contact:roid': `${id}-STANDIN`,
        'contact:status': { '@s': 'ok' },
        'contact:postalInfo': {
          '@type': isAscii ? 'int' : 'loc',
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
