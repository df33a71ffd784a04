/** Types that browsers show without running anything of what is in them. */
const SHOWN = [
  /^image\/(?!svg)[a-z0-9.-]+$/,
  // No `+`: whatever ends in `+xml` is XML to a browser.
  /^audio\/[a-z0-9.-]+$/,
  /^video\/[a-z0-9.-]+$/,
  /^font\/[a-z0-9.-]+$/,
  /^text\/(plain|csv|markdown)$/,
  /^application\/(pdf|json)$/,
]

/**
 * Whether a file of this type that anybody may have made can be shown on an origin of ours. Everything else is for saving:
 * pages, SVG and XML may carry scripts, which would run in our name.
 */
export function isSafeToShow(contentType: string): boolean {
  const [essence = ''] = contentType.split(';')
  return SHOWN.some((pattern) => pattern.test(essence.trim().toLowerCase()))
}
