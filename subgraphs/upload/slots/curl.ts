/** A command for the user's shell that sends a file to an upload URL. */
export function curlExample(filename: string, publicName: string, url: string): string {
  // A name with control characters cannot be pasted safely; then the user puts in the right one.
  const name = /\p{Cc}/u.test(filename) ? publicName : filename
  // What went wrong is in the answer. -g: brackets in a name are not a pattern. ./: a name may begin with a dash, which would be an option or the input.
  return `curl --fail-with-body -g -T ${quote(name.startsWith('-') ? `./${name}` : name)} ${quote(url)}`
}

/** One word of a POSIX shell, whatever is in it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
