import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { isDisposable, isWebmail } from '../mailcheck/knownDomains.ts'

/** What identifies a company. */
export interface CompanyKey {
  /** The registered domain of its web site, in lower-case ASCII. */
  readonly domainName: string
}

/** Host names in any script; anything else would be read as a URL. */
const HOST = /^[^\s/:@?#\\%]{1,253}$/u

/** The company whose web site has a host name, such as `www.acme.com`; null for a text that is in no registered domain. */
export function companyOfHost(host: string | null | undefined): CompanyKey | null {
  if (!host || !HOST.test(host)) return null
  const { domain } = parse(domainToASCII(host), { allowPrivateDomains: true })
  return domain === null ? null : { domainName: domain }
}

/** The company whose web site a page is on; null for a text that is no URL. */
export function companyOfUrl(url: string): CompanyKey | null {
  return URL.canParse(url) ? companyOfHost(new URL(url).hostname) : null
}

/** The company whose domain an address is at; null for a domain that gives addresses to the public. */
export function companyOfAddress(email: string): CompanyKey | null {
  const company = companyOfHost(email.slice(email.lastIndexOf('@') + 1))
  const isPublic = company && (isWebmail(company.domainName) || isDisposable(company.domainName))
  return isPublic ? null : company
}
