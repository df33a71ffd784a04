/** Host and port as a URL has them: an IPv6 address in brackets (RFC 3986, 3.2.2). */
export function hostPort(host: string, port: number): string {
  return `${hostInUrl(host)}:${port}`
}

/** A host as a URL has it. */
export function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

/** The host under which this machine reaches a server; one that listens on all addresses is reached at the loopback address. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}
