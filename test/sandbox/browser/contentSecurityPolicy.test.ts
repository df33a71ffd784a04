import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../router/config/config.ts'
import { Origins } from '../../../router/origins/origins.ts'
import { sandboxPolicy } from '../../../router/pages/contentSecurityPolicy.ts'
import { SUBGRAPHS } from '../../../router/services.ts'

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2)))
}

describe('what the sandbox may do', () => {
  it('is to talk to its own origin, and to show pictures and videos that it has', () => {
    expect(directives(sandboxPolicy([]))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'media-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  it('is to ask services that stand elsewhere as well, and nothing more', () => {
    const [alone, joined] = [[], ['https://domains.test', 'http://data.test:8080']].map((origins) =>
      directives(sandboxPolicy(origins)),
    )
    expect(joined).toEqual({ ...alone, 'connect-src': "'self' https://domains.test http://data.test:8080" })
  })
})

it('services stand elsewhere where their addresses say so, each origin once', () => {
  const origins = (environment: Record<string, string>) =>
    new Origins(readConfig(environment, SUBGRAPHS).router).ofSiblings()
  expect(origins({})).toEqual([])
  expect(
    origins({
      PUBLIC_URL: 'https://api.test',
      DOMAINS_URL: 'https://domains.test',
      DATA_URL: 'https://facts.test:8443/data',
      TRAVEL_URL: 'https://facts.test:8443/travel',
    }),
  ).toEqual(['https://domains.test', 'https://facts.test:8443'])
})
