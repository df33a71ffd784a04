/** An absolute http or https URL without its fragment; null for anything else. */
export function resolve(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  url.hash = ''
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}
