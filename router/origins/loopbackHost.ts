/** Names that always resolve to this machine (RFC 6761, RFC 5735, RFC 4291), with any port; in lower case. */
const LOOPBACK = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/

/** Whether a Host header's value, in lower case, names this machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host)
}
