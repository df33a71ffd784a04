import { z } from 'zod'
import { urlSetting } from '../settings.ts'
import type { ProviderAccess } from './access.ts'

/** How its adapter was checked: against the document alone, against recorded answers, or against the company itself. */
export type Evidence = 'document' | 'recorded' | 'live'

/** A company whose documented API an adapter speaks: what an operator must know to use it. */
export interface Company {
  /** Its word in settings, metrics and answers, in lower case with hyphens: `coingecko` is set by COINGECKO_KEY. */
  readonly id: string
  readonly title: string
  /** Base URL by its document; null where every customer has another. */
  readonly url: string | null
  /** Whether it wants a key; `optional`: it answers some requests without. */
  readonly key: 'needed' | 'optional' | 'none'
  /** What the key is and where to get it, in a phrase. */
  readonly keyFrom: string
  /** The document that the adapter follows. */
  readonly document: {
    readonly name: string
    readonly url: string
    /** As the company gives it; omitted: none given. */
    readonly version?: string
    /** The day it was read, YYYY-MM-DD. */
    readonly readOn: string
  }
  readonly evidence: Evidence
  /** What it costs there, and what is free, in a phrase. */
  readonly cost: string
  /** Its limits, in a phrase. */
  readonly limits: string
}

/** The settings of a company: its base URL and its key. */
export function companySettings({ id, title, url, key, keyFrom }: Company): Record<string, z.ZodType> {
  const prefix = settingPrefix(id)
  const standard = url === null ? 'needed to use it.' : `unset: ${url}.`
  return {
    [`${prefix}_URL`]: urlSetting().describe(`Base URL of the API of ${title}; ${standard}`),
    ...(key === 'none'
      ? {}
      : { [`${prefix}_KEY`]: z.string().optional().describe(`Key of ${title}: ${keyFrom}. Secret.`) }),
  }
}

/** `google-places` is set by settings that begin with `GOOGLE_PLACES`. */
export function settingPrefix(id: string): string {
  return id.toUpperCase().replaceAll('-', '_')
}

/** What the operator says about companies, beside their own settings. */
export interface CompanyChoice {
  /** The companies to use, the preferred first; null: all that have a key or a URL. */
  readonly order: readonly string[] | null
  /** Requests a minute that a company allows our key, by its id. */
  readonly perMinute: ReadonlyMap<string, number>
}

/** The companies of a port that are configured, in the order of use. */
export function configured<Of extends { readonly company: Company }>(
  candidates: readonly Of[],
  settings: Readonly<Record<string, unknown>>,
  choice: CompanyChoice,
): readonly (Of & { readonly access: ProviderAccess })[] {
  const found = candidates.flatMap((candidate) => {
    const access = accessOf(candidate.company, settings, choice)
    return access ? [{ ...candidate, access }] : []
  })
  const { order } = choice
  if (order === null) return found
  return found.sort((one, other) => order.indexOf(one.company.id) - order.indexOf(other.company.id))
}

/** How to reach a company; null if it is not to be used. */
export function accessOf(
  { id, url, key }: Company,
  settings: Readonly<Record<string, unknown>>,
  { order, perMinute }: CompanyChoice,
): ProviderAccess | null {
  const own = textOf(settings[`${settingPrefix(id)}_URL`])
  const secret = key === 'none' ? undefined : textOf(settings[`${settingPrefix(id)}_KEY`])
  const isChosen = order === null ? own !== undefined || secret !== undefined : order.includes(id)
  const base = own ?? url
  if (!isChosen || base === null) return null
  return { url: base, key: secret, perMinute: perMinute.get(id) }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
