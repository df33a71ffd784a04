/**
 * Common policy of both pages: load only their own assets and call only their own origin. No other site may frame them.
 */
const OWN_ORIGIN_ONLY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

export const PAGE_POLICY = policy(OWN_ORIGIN_ONLY)

/** The policy of the guides, which have a search field. */
export const SEARCHABLE_POLICY = policy({ ...OWN_ORIGIN_ONLY, 'form-action': "'self'" })

/** The policy of the operator's page, which has forms and no script. */
export const OPERATOR_POLICY = policy({
  ...OWN_ORIGIN_ONLY,
  'script-src': "'none'",
  'connect-src': "'none'",
  'form-action': "'self'",
})

/** The sandbox's policy. Its REST explorer also calls services at other origins. */
export function sandboxPolicy(serviceOrigins: readonly string[]): string {
  return policy({
    ...OWN_ORIGIN_ONLY,
    'connect-src': ["'self'", ...serviceOrigins].join(' '),
    // Pictures in a paid answer are shown from memory.
    'img-src': "'self' data: blob:",
    // Videos that a service generated.
    'media-src': "'self'",
    // CodeMirror writes its theme into <style> elements.
    'style-src': "'self' 'unsafe-inline'",
  })
}

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
