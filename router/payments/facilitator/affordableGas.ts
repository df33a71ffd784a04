/**
 * Highest accepted gas estimate of one call. A contract wallet checks its signature by its own code, at our cost, and
 * could burn a whole block for a payment of a cent. Passkey wallets take some 400 000, and so does the deployment of
 * one.
 */
const MOST_GAS = 1_000_000n

/** A call would cost more gas than any honest payment takes; it was not sent. */
export class TooMuchGas extends Error {
  constructor(gas: bigint) {
    super(`The call would take ${gas} gas; at most ${MOST_GAS} is paid for one`)
    this.name = 'TooMuchGas'
  }
}

/** Returns the gas estimate. Throws TooMuchGas when it is too high. */
export function affordableGas(estimate: bigint): bigint {
  if (estimate > MOST_GAS) throw new TooMuchGas(estimate)
  return estimate
}
