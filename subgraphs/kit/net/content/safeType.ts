/** Types that browsers display without executing content. */
const SHOWN = [
  /^image\/(?!svg)[a-z0-9.-]+$/,
  // No `+`: browsers treat any `+xml` type as XML.
  /^audio\/[a-z0-9.-]+$/,
  /^video\/[a-z0-9.-]+$/,
  /^font\/[a-z0-9.-]+$/,
  /^text\/(plain|csv|markdown)$/,
  /^application\/(pdf|json)$/,
]

/**
 * Whether an untrusted file of this type can be shown inline on our origin. Everything else is a download: HTML, SVG
 * and XML may contain scripts, which would run with our origin.
 */
export function isSafeToShow(contentType: string): boolean {
  const [essence = ''] = contentType.split(';')
  return SHOWN.some((pattern) => pattern.test(essence.trim().toLowerCase()))
}
