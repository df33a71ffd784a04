/** A Content-Disposition header for any file name (RFC 6266, RFC 8187). */
export function dispositionOf(kind: 'inline' | 'attachment', filename: string): string {
  const clean = filename.toWellFormed().replace(/\p{Cc}/gu, '')
  // Fallback for old clients: ASCII only, without quotes, backslashes and escapes.
  const plain = clean.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  if (plain === clean) return `${kind}; filename="${plain}"`
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encode(clean)}`
}

/** Like encodeURIComponent, but also escapes the characters that RFC 8187 does not allow. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
