/**
 * The most gas that one call may be estimated to take. A wallet that is a contract checks its signature by code of its own,
 * at our cost, and could burn a whole block for a payment of a cent. Wallets of passkeys take some 400 000, and so does
 * the deployment of one.
 */
const MOST_GAS = 1_000_000n

/** A call would cost more gas than any honest payment takes; it was not sent. */
export class TooMuchGas extends Error {
  constructor(gas: bigint) {
    super(`The call would take ${gas} gas; at most ${MOST_GAS} is paid for one`)
    this.name = 'TooMuchGas'
  }
}

/** Returns an estimate of a call's gas. Throws TooMuchGas above what is paid for. */
export function affordableGas(estimate: bigint): bigint {
  if (estimate > MOST_GAS) throw new TooMuchGas(estimate)
  return estimate
}
