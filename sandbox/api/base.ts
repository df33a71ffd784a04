/** The browser globals in use; declared here so that code shared with Node type-checks without DOM types. */
const page = globalThis as unknown as { readonly location: { readonly href: string } }

/** The gateway's URL: the page is at `/sandbox` below it, possibly below a path prefix. */
export function gatewayUrl(path: string): string {
  return new URL(path.replace(/^\//, ''), new URL('.', page.location.href.split('#')[0])).href
}
