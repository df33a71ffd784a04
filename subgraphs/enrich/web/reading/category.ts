import type { PageData } from './pageData.ts'

/** Schema types and URL paths of each category, most reliable first. */
const RULES: readonly { readonly category: string; readonly types?: RegExp; readonly path?: RegExp }[] = [
  { category: 'news', types: /^(NewsArticle|ReportageNewsArticle|LiveBlogPosting)$/ },
  {
    category: 'research paper',
    types: /^(ScholarlyArticle|MedicalScholarlyArticle)$/,
    path: /\/(abs|doi|paper|papers)\//i,
  },
  { category: 'code repository', types: /^SoftwareSourceCode$/, path: /\.git$|\/(src|tree|blob)\/[^/]+/i },
  { category: 'professional profile', types: /^ProfilePage$/, path: /^\/in\/[^/]+\/?$/i },
  { category: 'people', types: /^(Person|profile)$/ },
  {
    category: 'financial report',
    types: /^Report$/,
    path: /\/(annual-report|10-k|10-q|quarterly-results|earnings)\b/i,
  },
  { category: 'company', types: /^(Organization|Corporation|LocalBusiness)$/ },
  { category: 'personal site', types: /^(Blog|BlogPosting)$/ },
]

/** Category of a page, from its declared types and its URL path; null if neither determines one. */
export function categoryOf({ types }: Pick<PageData, 'types'>, url: string): string | null {
  const { pathname } = new URL(url)
  const fits = RULES.find(
    (rule) => types.some((type) => rule.types?.test(type)) || (rule.path?.test(pathname) ?? false),
  )
  // Nearly every page of a company declares the company; only its front page is about it.
  if (fits?.category === 'company' && pathname !== '/') return types.includes('article') ? 'news' : null
  return fits?.category ?? (types.includes('article') ? 'news' : null)
}
