/**
 * Encodes the `opaque` of a challenge: base64url of JSON with sorted members (RFC 8785). The same as `PaymentRequest.serialize` of
 * mppx for flat texts, which takes 5.3 µs instead of 2.1, up to twice for each 402.
 */
export function encodeOpaque(members: Readonly<Record<string, string>>): string {
  const pairs = Object.keys(members)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${JSON.stringify(members[name])}`)
  return Buffer.from(`{${pairs.join(',')}}`).toString('base64url')
}
