import type { Page } from '../corpus/page.ts'

/** File extensions that are not pages. */
const NO_PAGE = /\.(pdf|zip|gz|png|jpe?g|gif|webp|svg|mp4|mp3|css|js|xml|json|ico)$/i

/** Linked pages of the same host, those with one of the words in their URL first. */
export function subpagesOf({ url, host, links }: Page, most: number, words: readonly string[]): string[] {
  const wanted = words.map((word) => word.toLowerCase())
  const candidates = links.filter((link) => {
    const { hostname, pathname } = new URL(link)
    return hostname === host && link !== url && pathname !== '/' && !NO_PAGE.test(pathname)
  })
  const fits = (link: string) => wanted.some((word) => link.toLowerCase().includes(word))
  return [...candidates.filter(fits), ...candidates.filter((link) => !fits(link))].slice(0, most)
}
