import { DISABLED_FEATURES } from './features.ts'

/** Memory limit of one page's scripts, in MB. */
const SCRIPT_MEMORY = 256

/** Browser arguments: all traffic goes through the proxy, anything that cannot is disabled, and memory is limited. */
export function chromiumArguments(): string[] {
  return [
    // Loopback addresses go through the proxy too, which decides what may be reached.
    '--proxy-bypass-list=<-loopback>',
    // No DNS lookups outside the proxy.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--dns-prefetch-disable',
    '--disable-quic',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--block-new-web-contents',
    '--no-pings',
    '--mute-audio',
    '--disable-gpu',
    DISABLED_FEATURES,
    '--renderer-process-limit=8',
    `--js-flags=--max-old-space-size=${SCRIPT_MEMORY}`,
  ]
}
