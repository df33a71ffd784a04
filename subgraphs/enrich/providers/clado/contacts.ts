import { get, type UpstreamRequest } from '../../../kit/upstream/request.ts'
import { isMembers, membersOf } from '../members.ts'

/** A person by one of three things, and what to look for; without either wish the company answers everything it has. */
export interface ContactQuestion {
  readonly profileUrl?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly emailEnrichment: boolean
  readonly phoneEnrichment: boolean
}

/** Asks for the contact details of a person. */
export function contactLookup(question: ContactQuestion): UpstreamRequest {
  return get('/api/enrich/contacts', {
    linkedin_url: question.profileUrl,
    email: question.email,
    phone: question.phone,
    email_enrichment: question.emailEnrichment,
    phone_enrichment: question.phoneEnrichment,
  })
}

/** The answer. It has no lists for a person who was not found, and `error: false` where there is no error. */
export function findingOf(body: unknown): unknown {
  const { data } = membersOf(body)
  if (!Array.isArray(data)) return body
  return { data: data.map((match: unknown) => (isMembers(match) ? matchOf(match) : match)) }
}

function matchOf({ error, contacts, social }: Readonly<Record<string, unknown>>) {
  const isUnknown = Boolean(error)
  return {
    error: isUnknown || null,
    contacts: contacts ?? (isUnknown ? [] : undefined),
    social: social ?? [],
  }
}
