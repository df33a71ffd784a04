import type { Page } from '../corpus/page.ts'

/** Files that are no pages. */
const NO_PAGE = /\.(pdf|zip|gz|png|jpe?g|gif|webp|svg|mp4|mp3|css|js|xml|json|ico)$/i

/** Some pages of the same host that a page links to, first those with one of the words in their address. */
export function subpagesOf({ url, host, links }: Page, most: number, words: readonly string[]): string[] {
  const wanted = words.map((word) => word.toLowerCase())
  const candidates = links.filter((link) => {
    const { hostname, pathname } = new URL(link)
    return hostname === host && link !== url && pathname !== '/' && !NO_PAGE.test(pathname)
  })
  const fits = (link: string) => wanted.some((word) => link.toLowerCase().includes(word))
  return [...candidates.filter(fits), ...candidates.filter((link) => !fits(link))].slice(0, most)
}
