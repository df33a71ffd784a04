/**
 * Keys of `_meta` in requests and results. x402: specs/transports-v2/mcp.md of the x402 repository; MPP: the MCP transport of
 * paymentauth.org, as `mppx` has it.
 */
export const META = {
  /** Request: an x402 payment, the object of its version. */
  x402Payment: 'x402/payment',
  /** Result: how the payment was settled. */
  x402Response: 'x402/payment-response',
  /** Request: an MPP credential. */
  mppCredential: 'org.paymentauth/credential',
  /** Result: the MPP challenges of an unpaid call. */
  mppRequired: 'org.paymentauth/payment-required',
  /** Result: the MPP receipt. */
  mppReceipt: 'org.paymentauth/receipt',
  /** Request: the signed SIWX message, as an object or as the header's base64. */
  signIn: 'tollgraph/sign-in-with-x',
  /** Request: the payer's idempotency key. */
  idempotencyKey: 'tollgraph/idempotency-key',
  /** Request: slug or id of the organization that is paid for. */
  organization: 'tollgraph/organization',
  /** Result: the HTTP status that the same call has at the other doors. */
  status: 'tollgraph/status',
  /** Result: whether the facts are live or of a stand-in, and whose they are. */
  source: 'tollgraph/source',
} as const
