// URLs of the stand-in's world use a domain reserved for examples: nothing is served there.

/** A platform's own pages. */
export function pageUrl(platform: string, path: string): string {
  return `https://${platform}.example/${path}`
}

/** Pictures and videos. */
export function mediaUrl(platform: string, file: string): string {
  return `https://media.${platform}.example/${file}`
}
