import { BadInput, type Issue } from '../../../../schema/errors.ts'
import { ask, type UpstreamRequest } from '../../../kit/upstream/request.ts'
import { inSnakeCase } from '../../people/asking.ts'
import type { IdentityField } from '../../types.gen.ts'

/** A record in the graph's names. */
export interface IdentityRecord {
  readonly [member: string]: unknown
  readonly recordId?: string | null
}

/** What a person must have to be a match. The company has no such condition on names. */
const CONDITIONS: Readonly<Partial<Record<IdentityField, string>>> = {
  EMAILS: 'email',
  PHONES: 'phone',
  PROFILE_URL: 'linkedin_url',
}

/** Asks for the ids of the people of records (`resolve`), or for their profiles (`enrich`). Throws BadInput. */
export function identityRequest(
  what: 'resolve' | 'enrich',
  records: readonly IdentityRecord[],
  conditions: readonly IdentityField[] | null | undefined,
): UpstreamRequest {
  return ask(`/v2/${what}`, {
    records: records.map(({ personPid, profileUrl, ...record }, index) => ({
      record_id: String(index),
      ...inSnakeCase({ ...record, minervaPid: personPid, linkedinUrl: profileUrl }),
    })),
    ...(conditions && conditions.length > 0 ? { match_condition_fields: conditionsOf(conditions) } : {}),
  })
}

function conditionsOf(fields: readonly IdentityField[]): string[] {
  const issues = fields.flatMap((field, index): Issue[] =>
    CONDITIONS[field] === undefined
      ? [{ path: ['matchConditionFields', index], message: 'must be emails, phones or profile_url', code: 'invalid' }]
      : [],
  )
  if (issues.length > 0) throw new BadInput(issues)
  return [...new Set(fields.flatMap((field) => CONDITIONS[field] ?? []))]
}
