import type { Hex, PublicClient } from 'viem'
import type { Address } from '../../../schema/address.ts'
import { haveCode } from '../evm/codes.ts'
import { type Call, type CallResult, decodeAggregate3, encodeAggregate3, MULTICALL3 } from '../evm/multicall.ts'
import { multicallPresence } from '../evm/multicallPresence.ts'
import { refusalOf } from '../evm/refusal.ts'
import { addressWord, bytes32Word } from '../evm/words.ts'
import { Gatherer } from './gatherer.ts'

/** `balanceOf(address)` */
const BALANCE_OF = '70a08231'
/** `authorizationState(address,bytes32)` */
const AUTHORIZATION_STATE = 'e94a0102'
/** `isBlacklisted(address)` */
const IS_BLACKLISTED = 'fe575a87'
/** `paused()` */
const PAUSED = '5c975abb'
/** Payments per call: some 30 000 gas each, far below what nodes allow a call. */
const MOST_PER_CALL = 200
/** While a call is under way, further reads gather for this long, in milliseconds. */
const GATHERING_MS = 2

/** A payer's state in the newest block. */
export interface PayerState {
  /** In atomic USDC units. */
  readonly balance: bigint
  /** Whether the authorization's nonce has been used, or cancelled. */
  readonly isNonceUsed: boolean
  /**
   * Whether the issuer of USDC has blacklisted this payer or paused the token. Tokens without an issuer stop no payer.
   */
  readonly isStopped: boolean
  /** Whether the payer is a contract, or a key that delegates to a contract's code (EIP-7702). */
  readonly hasCode: boolean
}

/** Reads payers' states. */
export interface PaymentReads {
  /** Throws when the chain does not answer. */
  stateOf(payer: Hex, nonce: Hex): Promise<PayerState>
}

interface Question {
  readonly payer: Hex
  readonly nonce: Hex
  readonly resolve: (state: PayerState) => void
  readonly reject: (error: unknown) => void
}

/** Reads of payments: concurrent reads are batched into one call to the chain. */
export function paymentReads(client: PublicClient, usdc: Address): PaymentReads {
  const hasMulticall = multicallPresence(client)
  const gatherer = new Gatherer<Question>(ask, {
    most: MOST_PER_CALL,
    waitMs: (isBusy) => (isBusy ? GATHERING_MS : 0),
  })
  return {
    stateOf: (payer, nonce) => new Promise((resolve, reject) => gatherer.add({ payer, nonce, resolve, reject })),
  }

  async function ask(questions: readonly Question[]): Promise<void> {
    try {
      const calls = questions.flatMap(({ payer, nonce }): Call[] => [
        { to: usdc, data: `0x${BALANCE_OF}${addressWord(payer)}` },
        { to: usdc, data: `0x${AUTHORIZATION_STATE}${addressWord(payer)}${bytes32Word(nonce)}` },
        { to: usdc, data: `0x${IS_BLACKLISTED}${addressWord(payer)}` },
      ])
      calls.push({ to: usdc, data: `0x${PAUSED}` })
      const payers = questions.map(({ payer }) => payer)
      const [results, codes] = await Promise.all([callAll(calls), haveCode(client, payers)])
      const isPaused = isTrue(wordOf(results[calls.length - 1]))
      for (const [index, question] of questions.entries()) {
        const [balance = null, used = null, blacklisted = null] = results.slice(3 * index, 3 * index + 3).map(wordOf)
        const hasCode = codes[index]
        if (balance === null || used === null || hasCode === undefined) {
          question.reject(new Error(`The token says nothing of ${question.payer}`))
          continue
        }
        const isStopped = isPaused || isTrue(blacklisted)
        question.resolve({ balance, isNonceUsed: isTrue(used), isStopped, hasCode })
      }
    } catch (error) {
      for (const { reject } of questions) reject(error)
    }
  }

  async function callAll(calls: readonly Call[]): Promise<readonly CallResult[]> {
    if (!(await hasMulticall())) return Promise.all(calls.map(callAlone))
    return decodeAggregate3(await call({ to: MULTICALL3, data: encodeAggregate3(calls) }), calls.length)
  }

  function callAlone(one: Call): Promise<CallResult> {
    return call(one).then(
      (data) => ({ isSuccess: true, data }),
      (error: unknown) => {
        if (refusalOf(error) === null) throw error
        return { isSuccess: false, data: '0x' }
      },
    )
  }

  function call(one: Call): Promise<Hex> {
    return client.request({ method: 'eth_call', params: [one, 'latest'] })
  }
}

function isTrue(word: bigint | null): boolean {
  return word !== null && word !== 0n
}

function wordOf(result: CallResult | undefined): bigint | null {
  return result?.isSuccess && result.data.length === 66 ? BigInt(result.data) : null
}
