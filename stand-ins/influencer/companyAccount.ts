import { hash32, logUniform, unit } from '../kit/random.ts'
import type { Company } from '../worlds/society/companies/company.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** The platforms on which companies have accounts, under the name of their pages. */
const COMPANY_PLATFORMS: readonly string[] = ['microblog', 'network']

/** Addresses of a company's pages on social platforms. */
export function socialUrlsOf({ slug }: Company): string[] {
  return COMPANY_PLATFORMS.map((platform) => `https://${platform}.example/${slug}`)
}

export type CompanyAccount = NonNullable<ReturnType<typeof companyAccount>>

/** The account of a company on a platform; undefined if there is none. Its numbers grow with the company. */
export function companyAccount({ companies }: EnrichWorld, platform: string, username: string) {
  const company = COMPANY_PLATFORMS.includes(platform) ? companies.bySlug(username.toLowerCase()) : undefined
  if (!company) return undefined
  const salt = COMPANY_PLATFORMS.indexOf(platform)
  const followers = Math.round(company.employees * logUniform(unit(company.index, salt, 1), 2, 60)) + 100
  const averageLikes = Math.round(followers * (0.004 + 0.02 * unit(company.index, salt, 2)))
  return {
    id: `${platform}_${company.id}`,
    username: company.slug,
    platform,
    followers,
    following: 20 + (hash32(company.index, salt, 3) % 400),
    posts_count: 50 + (hash32(company.index, salt, 4) % 2_000),
    bio: company.description,
    url: `https://${platform}.example/${company.slug}`,
    avatar_url: company.logoUrl,
    verified: company.employees > 200,
    website: company.websiteUrl,
    email: null,
    phone: company.phone.sanitized,
    engagement_rate: Number((averageLikes / followers).toFixed(4)),
    avg_likes: averageLikes,
    avg_comments: Math.round(averageLikes * 0.04),
    location: [company.city.name, company.city.countryName].join(', '),
    categories: [company.industry.name],
  }
}
