import { dayOf, eachOf, isMembers, itemsOf, type Members, membersOf, textOf } from '../members.ts'

/** A company's record in our members. */
export function organizationOf(organization: Members): Members {
  const { primary_phone: phone, website_url: site } = organization
  return {
    ...organization,
    domain: textOf(organization.primary_domain) ?? hostOf(site),
    profile_url: textOf(organization.linkedin_url),
    primary_phone:
      textOf(membersOf(phone).sanitized_number) ?? textOf(membersOf(phone).number) ?? textOf(organization.phone),
    latest_funding_round_date: dayOf(organization.latest_funding_round_date),
    technologies: organization.technology_names,
    social_urls: [organization.twitter_url, organization.facebook_url].filter((url) => textOf(url) !== null),
  }
}

/** The answer to an enrichment; null where the company is unknown: the answer then has no record. */
export function enrichedOrganization(body: unknown): unknown {
  const { organization } = membersOf(body)
  return { organization: isMembers(organization) ? organizationOf(organization) : null }
}

/**
 * The answer to a search. Companies that the operator's team has saved stand in a list of their own, whose `id` is that of the
 * saved record.
 */
export function foundOrganizations(body: unknown): unknown {
  const { organizations, accounts, pagination } = membersOf(body)
  const saved = eachOf(accounts, (account) => organizationOf({ ...account, id: account.organization_id }))
  if (!Array.isArray(organizations) && saved.length === 0) return { organizations, pagination }
  return { organizations: [...saved, ...eachOf(itemsOf(organizations), organizationOf)], pagination }
}

function hostOf(url: unknown): string | null {
  const text = textOf(url)
  return text !== null && URL.canParse(text) ? new URL(text).hostname.replace(/^www\./, '') : null
}
