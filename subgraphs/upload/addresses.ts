import { isHostname } from './domains/hostname.ts'
import type { UploadSettings } from './settings.ts'

/** Public URLs of the service, without trailing slashes. */
export interface Addresses {
  /** Base URL of uploads and files. */
  readonly files: string
  /** The URL of a site. */
  site(name: string): string
  /** The URL of a site. */
  readonly sitesDomain: string
}

/**
 * Reads the addresses from the settings, or derives those of this machine. Throws an Error that names the setting if the
 * URLs could not be routed to files or sites.
 */
export function addressesOf(settings: UploadSettings): Addresses {
  const { FILES_URL, SITES_URL, SITES_DOMAIN, HOSTING_PORT } = settings
  const pattern = SITES_URL ?? `http://*.${SITES_DOMAIN}:${HOSTING_PORT}`
  const files = FILES_URL ?? `http://localhost:${HOSTING_PORT}`
  // Sites and files are routed by the Host header.
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
