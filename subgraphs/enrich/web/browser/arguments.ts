/** Memory of one page's scripts, in MB. */
const SCRIPT_MEMORY = 256

/**
 * How the browser is started: everything goes through the proxy, what cannot does not go at all, and pages are kept small.
 */
export function chromiumArguments(): string[] {
  return [
    // Also what is said to be on this machine goes through the proxy, which knows what may be asked there.
    '--proxy-bypass-list=<-loopback>',
    // Nothing is looked up past the proxy.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--dns-prefetch-disable',
    '--disable-quic',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--block-new-web-contents',
    '--no-pings',
    '--mute-audio',
    '--disable-gpu',
    '--renderer-process-limit=8',
    `--js-flags=--max-old-space-size=${SCRIPT_MEMORY}`,
  ]
}
