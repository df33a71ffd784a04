import { hash32, pick, seedOf, unit } from '../kit/random.ts'
import type { Company } from '../worlds/society/companies/company.ts'
import { slugOf, wordsOf } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { PAPERS, TOPICS, type Topic } from './topics.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** In each span of this many days an article may appear on a subject. */
const SPAN = 6 * DAY
const SPANS = 90
/** Maximum companies per query. */
const MOST_COMPANIES = 30

/** An article of a newspaper of the world. */
export interface Article {
  readonly title: string
  readonly snippet: string
  readonly paper: (typeof PAPERS)[number]
  readonly published: Date
  readonly link: string
}

/** Articles on a query's subjects, newest first. */
export function newsAbout(world: EnrichWorld, question: string): readonly Article[] {
  const words = wordsOf(question)
  const companies = companiesIn(world, words)
  const topics = TOPICS.filter((topic) => topic.words.some((word) => words.includes(word)))
  const articles = [
    ...companies.flatMap((company) => aboutCompany(world, company)),
    // A query that names a company is about that company only, not about its topic.
    ...(isNamed(companies, words) ? [] : topics.flatMap((topic) => aboutTopic(world, topic))),
  ]
  return articles.sort((a, b) => b.published.getTime() - a.published.getTime())
}

/** Companies named by the words, else those whose branch they name. */
function companiesIn(world: EnrichWorld, words: readonly string[]): readonly Company[] {
  const text = ` ${words.join(' ')} `
  const holds = (name: string) => text.includes(` ${wordsOf(name).join(' ')} `)
  const [only] = words.length === 1 ? words : []
  const named = world.companies.all.filter(
    ({ name, domain }) => holds(name) || holds(domain) || wordsOf(name)[0] === only,
  )
  if (named.length > 0) return named.slice(0, MOST_COMPANIES)
  const telling = words.filter((word) => !IDLE.has(word))
  const all = telling.length === 0 ? [] : world.companies.search(telling.join(' '))
  const found = all.length > 0 ? all : telling.flatMap((word) => world.companies.search(word))
  return [...new Set(found)].sort((a, b) => b.employees - a.employees).slice(0, MOST_COMPANIES)
}

const IDLE = new Set(['news', 'latest', 'today', 'about', 'company', 'companies', 'the', 'in', 'on', 'of', 'and'])

function isNamed(companies: readonly Company[], words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `
  return companies.some(({ name }) => text.includes(` ${wordsOf(name).join(' ')} `))
}

function aboutCompany(world: EnrichWorld, company: Company): Article[] {
  const { name, city, funding, keywords, industry } = company
  const [main = industry.name, second = main] = keywords
  const happenings = [
    [
      `${name} opens a new office in ${city.name}`,
      `The ${industry.name} company, which has about ${company.employees} people, takes two floors near the centre of ${city.name}.`,
    ],
    [
      `${name} and partners bet on ${main}`,
      `A three-year plan puts ${main} first. "Our customers asked for it," the company says.`,
    ],
    [
      `How ${name} sells ${second}`,
      `A visit to ${company.address.line1}, where the work on ${second} begins at seven.`,
    ],
    [
      `${name} names a new head of operations`,
      `The ${city.name} company fills a post that had been open since spring.`,
    ],
    [`${name} reports a good quarter`, `Orders for ${main} grew faster than the market, and the company hires.`],
    [`Customers praise ${name}, rivals watch`, `In a survey of ${industry.name} firms the company comes second.`],
  ] as const
  const key = seedOf(world.seed, 'news', company.domain)
  const often = company.employees > 1_000 ? 0.5 : 0.2
  const usual = publishedIn(world, key, often).map((published, order) => {
    const [title, snippet] = happenings[(key + order) % happenings.length] ?? happenings[0]
    return article(key, { title, snippet, published })
  })
  if (!funding) return usual
  const millions = (funding.total / 1_000_000).toFixed(1).replace(/\.0$/, '')
  const raised = {
    title: `${name} raises $${millions} million in ${funding.stage} funding`,
    snippet: `The ${city.name} company wants to spend the money on ${main} and ${second}.`,
    published: new Date(`${funding.date}T09:30:00Z`),
  }
  return [...usual, article(key, raised)]
}

/** Endings of headlines, for variety. */
const ENDINGS = [
  () => '',
  (city: string) => `, and ${city} follows`,
  (city: string) => `: the view from ${city}`,
  () => ', a survey finds',
  (city: string) => ` as ${city} waits`,
] as const

function aboutTopic(world: EnrichWorld, { name, headlines }: Topic): Article[] {
  const key = seedOf(world.seed, 'news', name)
  return publishedIn(world, key, 0.95).map((published) => {
    const span = Math.floor(published.getTime() / SPAN)
    const headline = headlines[span % headlines.length] ?? name
    const ending = ENDINGS[Math.floor(span / headlines.length) % ENDINGS.length] ?? ENDINGS[0]
    const title = headline + ending(pick(world.cities, key, span, 4).name)
    const snippet = `What is new in ${name}, who says so, and what it means for the months to come.`
    return article(key, { title, snippet, published })
  })
}

/** Publication times up to now; past ones never change. */
function publishedIn(world: EnrichWorld, key: number, often: number): Date[] {
  const now = world.now().getTime()
  const current = Math.floor(now / SPAN)
  return Array.from({ length: SPANS }, (_, back) => current - back).flatMap((span) => {
    const at = Math.floor((span + unit(key, span, 1)) * SPAN)
    return unit(key, span, 0) < often && at <= now ? [new Date(at)] : []
  })
}

function article(key: number, told: Pick<Article, 'title' | 'snippet' | 'published'>): Article {
  const at = Math.floor(told.published.getTime() / HOUR)
  const paper = pick(PAPERS, key, at, 2)
  const day = told.published.toISOString().slice(0, 10).replaceAll('-', '/')
  const number = hash32(key, at, 3).toString(36)
  return { ...told, paper, link: `https://www.${paper.host}/${day}/${slugOf(told.title)}-${number}` }
}

/** Age of an article, as result pages show it. */
export function agoOf(published: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - published.getTime()) / HOUR)
  if (hours < 1) return counted(Math.max(1, Math.floor((now.getTime() - published.getTime()) / 60_000)), 'minute')
  if (hours < 24) return counted(hours, 'hour')
  const days = Math.floor(hours / 24)
  if (days < 7) return counted(days, 'day')
  if (days < 30) return counted(Math.floor(days / 7), 'week')
  return published.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'} ago`
}
