/** What is needed of the browser; named here so that code which runs elsewhere too can be checked without its types. */
const page = globalThis as unknown as { readonly location: { readonly href: string } }

/** Where the gateway answers: the page stands at `/sandbox` of it, perhaps below a path. */
export function gatewayUrl(path: string): string {
  return new URL(path.replace(/^\//, ''), new URL('.', page.location.href.split('#')[0])).href
}
