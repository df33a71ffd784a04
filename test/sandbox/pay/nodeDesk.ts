import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Desk, Session, Signer } from '../../../sandbox/pay/desk.ts'
import type { PayingNetwork } from '../../../sandbox/pay/network.ts'
import { pause } from '../../../sandbox/pay/pause.ts'
import type { Unanswered } from '../../../sandbox/pay/unanswered.ts'

/** A desk in this process, and what happened at it. */
export interface NodeDesk extends Desk {
  readonly account: PrivateKeyAccount
  /** What was sent, in order: method, path, and the names of the headers that say who or what is behind it. */
  readonly sent: string[]
  /** How often the wallet was asked to sign a payment, and an identity. */
  readonly signed: { payments: number; identities: number }
  /** Breaks off the next answer to a payment, after the router has it. */
  breakNext: boolean
  /** What the page believes that the wallet holds. */
  balance: bigint | null
  kept: Session | null
  lost: Readonly<Record<string, readonly Unanswered[]>>
}

const NAMES = ['PAYMENT-SIGNATURE', 'SIGN-IN-WITH-X', 'authorization']

/** A desk with a wallet of its own at a Tollgraph. */
export function nodeDesk(url: string, network: PayingNetwork): NodeDesk {
  const account = privateKeyToAccount(generatePrivateKey())
  const desk: NodeDesk = {
    account,
    sent: [],
    signed: { payments: 0, identities: 0 },
    breakNext: false,
    balance: null,
    kept: null,
    lost: {},
    async reach(target, init) {
      const headers = init.headers as Record<string, string>
      const marks = NAMES.filter((name) => name in headers)
      desk.sent.push([init.method, new URL(target).pathname, ...marks].join(' '))
      const response = await fetch(target, init)
      if (!desk.breakNext || !marks.includes('PAYMENT-SIGNATURE')) return response
      desk.breakNext = false
      await response.arrayBuffer()
      throw new TypeError('terminated')
    },
    network: async () => network,
    prepare: async () => undefined,
    address: () => account.address,
    signer: async () => signer,
    means: () => ({ budget: null, balance: desk.balance }),
    sessionUrl: `${url}/session`,
    session: {
      read: () => desk.kept,
      keep: (session) => {
        desk.kept = session
      },
      drop: () => {
        desk.kept = null
      },
    },
    unanswered: {
      read: (name) => desk.lost[name] ?? [],
      write(name, payments) {
        const { [name]: _, ...others } = desk.lost
        desk.lost = payments.length > 0 ? { ...others, [name]: payments } : others
      },
    },
    pause,
  }
  const signer: Signer = {
    address: account.address,
    signTypedData: (message) => {
      desk.signed.payments += 1
      return account.signTypedData(message)
    },
    readContract: ({ functionName }) =>
      Promise.reject(new Error(`${functionName} is read, and no fixed sum needs that`)),
    signMessage: (message) => {
      desk.signed.identities += 1
      return account.signMessage(message)
    },
  }
  return desk
}
