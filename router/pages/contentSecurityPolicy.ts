/** What either page may do: nothing but load its own parts and talk to its own origin. No other site may frame it. */
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

export const DOCS_POLICY = policy(OWN_ORIGIN_ONLY)

/** What the sandbox may do. Its REST explorer also asks the services that stand at origins of their own. */
export function sandboxPolicy(serviceOrigins: readonly string[]): string {
  return policy({
    ...OWN_ORIGIN_ONLY,
    'connect-src': ["'self'", ...serviceOrigins].join(' '),
    // Pictures that a paid answer holds are shown out of memory.
    'img-src': "'self' data: blob:",
    // Videos that a service has made.
    'media-src': "'self'",
    // Monaco writes its themes and its layout into <style> elements.
    'style-src': "'self' 'unsafe-inline'",
    // GraphiQL's style sheet brings its fonts along inline.
    'font-src': "'self' data:",
    'worker-src': "'self'",
  })
}

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
