import { hasBearer, type ReplayDefinition, type ReplayRequest, Reply, WAIT_SECONDS } from '../definition.ts'

/**
 * Clado (https://search.clado.ai): contact details of a person.
 * Document: docs.clado.ai/api-reference/endpoint/get-contact-information, read on 26 November 2026.
 * Certain: path, parameters, exactly one of three ways, bearer key, members of the answer, `error` of an unknown person, everything
 * that is known where neither kind is asked for. Less certain: the bodies of errors (`{error}`).
 */

const KEY = 'replay-clado-key-0123456789'
const WAYS = ['linkedin_url', 'email', 'phone'] as const

export const clado: ReplayDefinition = {
  company: 'clado',
  key: KEY,
  isAuthorized: hasBearer,
  denied: new Reply(401, { error: 'Invalid API key' }),
  unknown: new Reply(404, { error: 'Not found' }),
  busy: new Reply(429, { error: 'Rate limit exceeded' }, { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => new Reply(400, { error: `${issue?.at} ${issue?.message}` }),
  routes: [
    {
      method: 'GET',
      path: '/api/enrich/contacts',
      query: {
        linkedin_url: 'string',
        email: 'string',
        phone: 'string',
        email_enrichment: 'boolean',
        phone_enrichment: 'boolean',
      },
      check: oneWay,
      answer: () => ({ data: [{ error: false, contacts: [EMAIL, PHONE], social: [PAGE, PICTURES] }] }),
      empty: () => ({ data: [{ error: true }] }),
      odd: () => ({ data: [{ error: false, contacts: [EMAIL, { type: 'fax', value: 7 }, PHONE], social: [PAGE] }] }),
    },
  ],
}

const EMAIL = { type: 'email', value: 'ada@kit-works.example', rating: 100, subType: 'work' }
const PHONE = { type: 'phone', value: '+1-512-555-0147', rating: 90, subType: 'mobile' }
const PAGE = { link: 'https://www.linkedin.com/in/ada-kit', type: 'li', rating: 100 }
const PICTURES = { link: 'https://www.instagram.com/ada.kit', type: 'ig', rating: 70 }

function oneWay({ query }: ReplayRequest) {
  const given = WAYS.filter((way) => query.has(way))
  return given.length === 1 ? [] : [{ at: WAYS[0], message: `is one of ${WAYS.join(', ')}: exactly one` }]
}
