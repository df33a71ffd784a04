/** Where tests of the client pay. */
export const URL = 'https://toll.example/graphql'

/** An offer of 0.10 USD on Base, valid for a minute. */
export const OFFER = {
  scheme: 'exact',
  network: 'eip155:8453',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  amount: '100000',
  payTo: '0x000000000000000000000000000000000000dEaD',
  maxTimeoutSeconds: 60,
  extra: { name: 'USD Coin', version: '2' },
}

/** A value as headers of x402 have it. */
export function header(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}
