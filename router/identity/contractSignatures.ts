import type { Hex } from 'viem'
import type { Address } from '../../schema/address.ts'
import { Unavailable } from '../../schema/errors.ts'
import { Semaphore } from '../../subgraphs/kit/async/semaphore.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import type { Chain } from '../payments/evm/chain.ts'
import { isSignedByContract, type Signed } from '../payments/evm/signature.ts'

/** Concurrent checks on the chain, and the most that run or wait; more are refused. */
const MAX_ASKED = 4
const MAX_PENDING = 32
/** How long a sign-in waits for the chain, including its turn, in milliseconds. */
const PATIENCE_MS = 5_000
/** In seconds. */
const RETRY_AFTER = 5

/** Suffixes of EIP-6492 and ERC-8010 wrappers: 32 bytes. */
const WRAPPED_6492 = /(6492){16}$/
const WRAPPED_8010 = /(8010){16}$/

/**
 * Signatures that only the chain can verify, because the wallet is a contract. A check runs code that the signer chose,
 * unpaid, so concurrency and time are limited.
 */
export class ContractSignatures {
  readonly #chain: Chain
  readonly #factories: ReadonlySet<string>
  readonly #asking = new Semaphore(MAX_ASKED)
  #pending = 0

  /** `factories` may be called to deploy a wallet that does not exist yet, only within the simulated call. */
  constructor(chain: Chain, factories: readonly Address[]) {
    this.#chain = chain
    this.#factories = new Set(factories.map((factory) => factory.toLowerCase()))
  }

  /**
   * Whether the chain may be asked about a signature: one of a deployed contract (EIP-1271), or one wrapped for
   * deployment (EIP-6492) by an allowed factory. Wrapped delegations (ERC-8010) are refused.
   */
  async mayAsk(signature: string): Promise<boolean> {
    if (WRAPPED_8010.test(signature)) return false
    if (!WRAPPED_6492.test(signature)) return true
    const { parseErc6492Signature } = await import('viem')
    try {
      const { address } = parseErc6492Signature(signature as Hex)
      return address !== undefined && this.#factories.has(address.toLowerCase())
    } catch {
      // Not a valid wrapper, despite its suffix.
      return false
    }
  }

  /** Whether the wallet accepts the signature. Throws Unavailable when the chain does not answer in time. */
  async isSigned(signed: Signed): Promise<boolean> {
    if (this.#pending >= MAX_PENDING) throw busy()
    this.#pending += 1
    const asked = this.#asking
      .run(() => isSignedByContract(signed, this.#chain))
      .finally(() => {
        this.#pending -= 1
      })
    return withTimeout(PATIENCE_MS, asked, busy)
  }
}

function busy(): Unavailable {
  return new Unavailable('The signature cannot be checked now: the chain is busy with others.', {
    retryAfter: RETRY_AFTER,
  })
}
