import {
  type Address,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Transaction,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import type { SolanaNetwork } from '../../../router/payments/rails/solana/network.ts'
import { MEMO_PROGRAM, TOKEN_PROGRAM, usdcAccountOf } from '../../../router/payments/rails/solana/programs.ts'
import { balanceIn, mintData, tokenAccountData } from './accounts.ts'
import { isWritten, type TransactionError, toTransactionError } from './errors.ts'

/** For how many blocks after the one it names a transaction can land. */
export const BLOCKHASH_LIFE = 150n
const RENT_LAMPORTS = 10_000_000n

/** A transaction in a block. */
export interface Landed {
  readonly signature: string
  readonly slot: bigint
  readonly err: TransactionError | null
  /** Seconds since 1970. */
  readonly blockTime: number
  readonly accounts: readonly string[]
  readonly memo: string | null
  readonly message: Buffer
  readonly bytes: Buffer
}

/** What becomes of the next transaction that is sent. */
export type NextFate =
  | 'lands'
  /** The node takes it, and no block ever does. */
  | 'is dropped'
  /** The node takes it, and it lands when `release` is called. */
  | 'is held'
  /** It lands, and the line breaks before the node can say so. */
  | 'lands without an answer'

/** A Solana cluster of one, in this process: litesvm runs the real programs, and blocks come when they are asked for. */
export class Cluster {
  readonly #svm = new LiteSVM()
  readonly #network: SolanaNetwork
  readonly #lastHeights = new Map<string, bigint>()
  readonly landed: Landed[] = []
  readonly #held: Buffer[] = []
  height = 1_000n
  /** The first slot whose blocks the node still has. */
  firstSlot = 0n
  next: NextFate = 'lands'
  /** How sure the cluster is of what has landed: what is only processed may be dropped again. */
  commitment: 'processed' | 'confirmed' = 'confirmed'

  constructor(network: SolanaNetwork) {
    this.#network = network
    // It knows only one blockhash at a time; the life of each is kept here.
    this.#svm.withBlockhashCheck(false)
    this.#write(network.usdc, TOKEN_PROGRAM, mintData(6, 10n ** 15n))
    this.mine(1n)
  }

  get blockhash(): string {
    return this.#svm.latestBlockhash()
  }

  /** The last height at which a transaction that names this block can land; null for a block that there is not. */
  lastHeightOf(blockhash: string): bigint | null {
    return this.#lastHeights.get(blockhash) ?? null
  }

  /** Lets blocks pass. */
  mine(blocks: bigint): void {
    this.height += blocks
    this.#svm.expireBlockhash()
    this.#lastHeights.set(this.blockhash, this.height + BLOCKHASH_LIFE)
  }

  account(address: string) {
    return this.#svm.getAccount(address as never)
  }

  lamportsOf(address: string): bigint {
    return this.#svm.getBalance(address as never) ?? 0n
  }

  /** Gives an owner USDC on top of what it has, and lamports. */
  async fund(owner: Address, usdc: bigint, lamports: bigint): Promise<void> {
    if (lamports > 0n) this.#svm.airdrop(owner as never, lamports as never)
    const account = await usdcAccountOf(this.#network, owner)
    const balance = (await this.balanceOf(owner)) + usdc
    this.#write(account, TOKEN_PROGRAM, tokenAccountData(this.#network.usdc, owner, balance))
  }

  async balanceOf(owner: Address): Promise<bigint> {
    const account = this.account(await usdcAccountOf(this.#network, owner))
    return account.exists ? balanceIn(account.data) : 0n
  }

  /** What a transaction would do now; null for an error that there would not be. */
  simulate(bytes: Buffer, isVerified: boolean): TransactionError | null {
    const transaction = getTransactionDecoder().decode(bytes)
    if (this.#hasExpired(transaction)) return 'BlockhashNotFound'
    // By the message, as nodes do: what is only tried may still lack the signature that it landed under.
    if (this.landed.some(({ message }) => message.equals(messageOf(transaction)))) return 'AlreadyProcessed'
    // Fee payers sign last: what a payer sends to be tried still lacks their signature.
    this.#svm.withSigverify(isVerified)
    try {
      const result = this.#svm.simulateTransaction(transaction as never)
      return result instanceof FailedTransactionMetadata ? toTransactionError(result.err()) : null
    } finally {
      this.#svm.withSigverify(true)
    }
  }

  /** Takes a transaction as the next fate has it; gives its signature. */
  send(bytes: Buffer): string {
    const fate = this.next
    this.next = 'lands'
    if (fate === 'is held') this.#held.push(bytes)
    if (fate === 'lands' || fate === 'lands without an answer') this.#land(bytes)
    return signatureOf(getTransactionDecoder().decode(bytes))
  }

  /** Lands what is held, as far as it still can. */
  release(): void {
    for (const bytes of this.#held.splice(0)) this.#land(bytes)
  }

  #land(bytes: Buffer): void {
    const transaction = getTransactionDecoder().decode(bytes)
    if (this.#hasExpired(transaction)) return
    const result = this.#svm.sendTransaction(transaction as never)
    const err = result instanceof FailedTransactionMetadata ? toTransactionError(result.err()) : null
    if (err && !isWritten(err)) return
    this.mine(1n)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    const memo = message.instructions.find(
      ({ programAddressIndex: index }) => message.staticAccounts[index] === MEMO_PROGRAM,
    )
    const text = memo?.data && Buffer.from(Uint8Array.from(memo.data)).toString()
    this.landed.push({
      signature: signatureOf(transaction),
      slot: this.height,
      err,
      blockTime: Math.floor(Date.now() / 1_000),
      accounts: message.staticAccounts,
      memo: text === undefined ? null : `[${Buffer.byteLength(text)}] ${text}`,
      message: messageOf(transaction),
      bytes,
    })
  }

  #hasExpired(transaction: Transaction): boolean {
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    const last = 'lifetimeToken' in message ? this.lastHeightOf(message.lifetimeToken) : null
    return last === null || last < this.height
  }

  #write(address: Address, program: Address, data: Buffer): void {
    this.#svm.setAccount({
      address,
      programAddress: program,
      data: Uint8Array.from(data),
      executable: false,
      lamports: RENT_LAMPORTS,
      space: BigInt(data.length),
    } as never)
  }
}

function signatureOf({ signatures }: Transaction): string {
  const [first] = Object.values(signatures)
  return first ? getBase58Decoder().decode(first) : ''
}

function messageOf({ messageBytes }: Transaction): Buffer {
  return Buffer.from(Uint8Array.from(messageBytes))
}
