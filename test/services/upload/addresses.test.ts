import { expect, it } from 'vitest'
import { z } from 'zod'
import { addressesOf } from '../../../subgraphs/upload/addresses.ts'
import { uploadSettings } from '../../../subgraphs/upload/settings.ts'

const read = (given: Record<string, string>) => addressesOf(z.object(uploadSettings).parse(given))

it('without settings, files and sites are found on this machine', () => {
  const addresses = read({})
  expect(addresses.files).toBe('http://localhost:8080')
  expect(addresses.site('abc')).toBe('http://abc.sites.localhost:8080')
})

it('sites and files are found where the settings say', () => {
  const addresses = read({
    SITES_DOMAIN: 'Sites-Example.net',
    SITES_URL: 'https://*.sites-example.net',
    FILES_URL: 'https://files-example.net',
  })
  expect(addresses).toMatchObject({ files: 'https://files-example.net', sitesDomain: 'sites-example.net' })
  expect(addresses.site('abc')).toBe('https://abc.sites-example.net')
})

it.each([
  ['SITES_URL', { SITES_DOMAIN: 'sites.example.com', SITES_URL: 'https://*.pages.example.com' }],
  ['SITES_URL', { SITES_URL: 'https://*.sites.example.com' }],
  ['FILES_URL', { SITES_DOMAIN: 'example.com', FILES_URL: 'https://files.example.com' }],
  ['SITES_DOMAIN', { SITES_DOMAIN: 'sites' }],
  ['SITES_DOMAIN', { SITES_DOMAIN: 'sites.example.com.' }],
  ['SITES_DOMAIN', { SITES_DOMAIN: '.sites.example.com' }],
  ['SITES_DOMAIN', { SITES_DOMAIN: '*.example.com' }],
  ['SITES_DOMAIN', { SITES_DOMAIN: '192.0.2.1' }],
])('a %s under which nobody would find what was paid for is refused at the start: %j', (setting, given) => {
  expect(() => read(given)).toThrow(new RegExp(`^${setting} must `))
})
