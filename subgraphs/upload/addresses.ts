import { isHostname } from './domains/hostname.ts'
import type { UploadSettings } from './settings.ts'

/** Where users find what the service serves; all without a slash at the end. */
export interface Addresses {
  /** Base URL of uploads and files. */
  readonly files: string
  /** The URL of a site. */
  site(name: string): string
  /** Domain that sites are below, lower case, without a port. */
  readonly sitesDomain: string
}

/**
 * Reads them from the settings, or makes those of this machine. Throws an Error that names the setting under which nobody
 * would find what was paid for.
 */
export function addressesOf(settings: UploadSettings): Addresses {
  const { FILES_URL, SITES_URL, SITES_DOMAIN, HOSTING_PORT } = settings
  const pattern = SITES_URL ?? `http://*.${SITES_DOMAIN}:${HOSTING_PORT}`
  const files = FILES_URL ?? `http://localhost:${HOSTING_PORT}`
  // Requests are told apart by their Host.
  if (!isHostname(SITES_DOMAIN)) throw new Error('SITES_DOMAIN must be a name such as sites.example.com')
  if (hostOf(pattern.replace('*', 'any')) !== `any.${SITES_DOMAIN}`)
    throw new Error(`SITES_URL must lead below SITES_DOMAIN: https://*.${SITES_DOMAIN}`)
  if (hostOf(files).endsWith(`.${SITES_DOMAIN}`))
    throw new Error(`FILES_URL must not lie below ${SITES_DOMAIN}: each name there is a site's`)
  return { files, site: (name) => pattern.replace('*', name), sitesDomain: SITES_DOMAIN }
}

function hostOf(url: string): string {
  return new URL(url).hostname
}
