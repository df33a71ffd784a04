/** Folder of the texts of pages in the service's part of the store. */
export const FOLDER = 'pages'

export const CONTENT_TYPE = 'text/markdown; charset=utf-8'

const MOST_CHARACTERS = 80

/** Where the text of a page is stored. */
export function blobKeyOf(id: string): string {
  return `${FOLDER}/${id}`
}

/** The name of a page's file: its title's letters and digits. */
export function filenameOf(title: string | null): string {
  const name = (title ?? '')
    .replace(/[^\p{L}\p{N}._-]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .trim()
  return `${name.replace(/^\.+/, '') || 'page'}.md`
}
