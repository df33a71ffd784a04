import type { Catalogue } from '../../schema/catalogue.ts'
import type { Statement } from '../receipts/statement.ts'
import { type ApiFacts, apiPage } from './api/apiPages.ts'
import { type Assets, assetAnswer } from './assets.ts'
import { PAGE_POLICY, SEARCHABLE_POLICY, sandboxPolicy } from './contentSecurityPolicy.ts'
import { FAVICON } from './favicon.ts'
import { gatewayPage } from './first/gateway.ts'
import type { OfferedService } from './first/offered.ts'
import { servicePage } from './first/service.ts'
import { openGuides } from './guides/guides.ts'
import { notFoundPage } from './notFound.ts'
import { faviconAnswer, htmlAnswer, type PageAnswer, pictureAnswer, redirectAnswer } from './pageAnswer.ts'
import { receiptPage } from './receiptPage.ts'
import { Bundle } from './sandbox/bundle.ts'
import { sandboxPage } from './sandbox/page.ts'
import { siteAssets, styleOf } from './siteAssets.ts'

/** Where a page is requested; the router's Place has all of it. */
export interface PagePlace {
  readonly service: string
  readonly baseUrl: string
  readonly origin: string
  readonly query?: URLSearchParams
}

/** The HTML pages: first pages, guides, the documented paths, and the sandbox over the whole graph. */
export interface Pages {
  /**
   * Answers a GET below a service's base URL; null, synchronously, when no page or asset has this path. Only the
   * sandbox takes some seconds, when it has not been bundled on this machine before.
   */
  answer(path: string, place: PagePlace, acceptEncoding?: string): Promise<PageAnswer | null> | null
  /** The 404 of a path below a service's base URL, for browsers. */
  notFound(path: string, place: PagePlace): PageAnswer
  /** The page of a payment's receipt. */
  receipt(statement: Statement, place: PagePlace): PageAnswer
  /** Bundles the sandbox, so that its first visitor need not wait. Throws build errors of its sources. */
  prepare(): Promise<void>
}

export interface PagesOptions {
  /** Folders that cache the bundled sandbox between starts; the first writable one is used. */
  readonly cacheDirs: readonly string[]
  /** Origins of services that have URLs of their own: the sandbox calls them too. None by default. */
  readonly serviceOrigins?: readonly string[]
  /** Of the subgraphs that the operator added. None by default. */
  readonly introductions?: Catalogue['introductions']
  /** The base URL of a service as the visitor of a place reaches it; by default below the place's. */
  readonly baseUrlFrom?: (place: PagePlace, service: string) => string
  /** What the services offer now, for the first page. None by default. */
  readonly offered?: () => readonly OfferedService[]
  /** What the pages of the documented paths are made of, now. There are none by default. */
  readonly api?: () => ApiFacts
  /** Called with a sentence about a slow step. */
  readonly onProgress?: (message: string) => void
}

/** Opens the pages. Builds nothing: the sandbox is bundled by `prepare` or on the first request. */
export async function openPages({
  cacheDirs,
  serviceOrigins = [],
  introductions = new Map(),
  baseUrlFrom = ({ baseUrl, origin, service: own }, service) =>
    service === own ? baseUrl : service === 'gateway' ? origin : `${origin}/${service}`,
  offered = () => [],
  api,
  onProgress = () => {},
}: PagesOptions): Promise<Pages> {
  const site = await siteAssets()
  const style = styleOf(site)
  const guides = openGuides()
  const sandbox = new Bundle(cacheDirs, onProgress)
  const policyAt = (own: string) => sandboxPolicy(serviceOrigins.filter((origin) => origin !== own))
  return {
    answer: (path, place, acceptEncoding = '') => {
      const { service, baseUrl, origin, query } = place
      if (path === '/') return Promise.resolve(htmlAnswer(firstPage(place), PAGE_POLICY))
      if (path.startsWith(`/site/${site.hash}/`)) return asset(site, path, acceptEncoding, PAGE_POLICY)
      if (path === '/favicon.svg' || path === '/favicon.ico') return Promise.resolve(faviconAnswer(FAVICON))
      if (path === '/docs/') return Promise.resolve(redirectAnswer('../docs'))
      if (path === '/docs' || path.startsWith('/docs/')) return apiAnswer(path, place)
      if (service !== 'gateway') return null
      if (path === '/sandbox')
        return sandbox.ready().then(({ hash }) => htmlAnswer(sandboxPage(hash), policyAt(origin)))
      if (path === '/guides/') return Promise.resolve(redirectAnswer('../guides'))
      if (path === '/guides' || path.startsWith('/guides/')) return guide(path, baseUrl, query?.get('q') ?? '')
      if (path === '/sandbox/') return Promise.resolve(redirectAnswer('../sandbox'))
      return path.startsWith('/sandbox/') ? sandboxPart(path, acceptEncoding, policyAt(origin)) : null
    },
    notFound: (path, { baseUrl }) => htmlAnswer(notFoundPage(path, baseUrl, `${baseUrl}/${style}`), PAGE_POLICY, 404),
    receipt: (statement, { baseUrl }) =>
      htmlAnswer(receiptPage(statement, baseUrl, `${baseUrl}/${style}`), PAGE_POLICY),
    prepare: async () => void (await sandbox.ready()),
  }

  function firstPage(place: PagePlace): string {
    const { service, baseUrl } = place
    if (service !== 'gateway') return servicePage(service, baseUrl, introductions, style)
    const baseUrlOf = (name: string) => baseUrlFrom(place, name)
    return gatewayPage({ baseUrl, baseUrlOf, services: offered(), introductions, style })
  }

  function apiAnswer(path: string, place: PagePlace): Promise<PageAnswer | null> | null {
    if (!api) return null
    const baseUrlOf = (name: string) => baseUrlFrom(place, name)
    const query = place.query?.get('q') ?? ''
    return apiPage(path.slice('/docs/'.length), api(), {
      service: place.service,
      baseUrlOf,
      style: `${place.baseUrl}/${style}`,
      query,
    })
  }

  async function guide(path: string, baseUrl: string, query: string): Promise<PageAnswer | null> {
    const below = path.slice('/guides'.length).replace(/^\//, '')
    const image = await guides.image(below)
    if (image) return pictureAnswer(image)
    const page = await guides.page(below, query, { baseUrl, style: `${baseUrl}/${style}` })
    return page === null ? null : htmlAnswer(page, SEARCHABLE_POLICY)
  }

  async function sandboxPart(path: string, acceptEncoding: string, policy: string): Promise<PageAnswer | null> {
    if (!path.startsWith(`/sandbox/${await sandbox.hash()}/`)) return null
    return asset(await sandbox.ready(), path, acceptEncoding, policy)
  }
}

function asset(assets: Assets, path: string, acceptEncoding: string, policy: string): Promise<PageAnswer> {
  return assetAnswer(assets, path.slice(path.lastIndexOf('/') + 1), acceptEncoding, policy)
}
