/** A Content-Disposition header with a file's name, whatever is in it (RFC 6266, RFC 8187). */
export function dispositionOf(kind: 'inline' | 'attachment', filename: string): string {
  const clean = filename.toWellFormed().replace(/\p{Cc}/gu, '')
  // What old clients read: no quotes, no backslashes, no escapes, ASCII only.
  const plain = clean.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  if (plain === clean) return `${kind}; filename="${plain}"`
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encode(clean)}`
}

/** As encodeURIComponent, with the characters that RFC 8187 does not allow. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
