import type { IncomingHttpHeaders } from 'undici/types/header.js'

/** Cache lifetime of a response in seconds, as declared by its upstream (RFC 9111, 5.2.2); 0 if undeclared or forbidden. */
export function freshSeconds(headers: IncomingHttpHeaders): number {
  const control = String(headers['cache-control'] ?? '').toLowerCase()
  if (/\b(no-store|no-cache)\b/.test(control)) return 0
  const maxAge = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0)
  const age = Number(headers.age ?? 0)
  return Math.max(0, maxAge - (Number.isFinite(age) ? age : 0))
}
