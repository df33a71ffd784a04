/** A shell command for the user that sends a file to an upload URL. */
export function curlExample(filename: string, publicName: string, url: string): string {
  // A name with control characters cannot be pasted safely, so the command shows the public name instead.
  const name = /\p{Cc}/u.test(filename) ? publicName : filename
  // --fail-with-body: the body has the error. -g: brackets in a name are not a pattern. ./: a name may start with a dash,
  // which would be an option or stdin.
  return `curl --fail-with-body -g -T ${quote(name.startsWith('-') ? `./${name}` : name)} ${quote(url)}`
}

/** Quotes any text as one word for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
