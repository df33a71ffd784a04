import { Trouble } from './trouble.ts'

const NOTHING_PAID = 'Nothing was paid.'

/** Converts a wallet error, by the codes of EIP-1193 and JSON-RPC, which libraries wrap in nested causes. */
export function walletTrouble(error: unknown): Trouble {
  if (error instanceof Trouble) return error
  switch (codeOf(error)) {
    case 4001:
    case 5000:
      return new Trouble('declined', 'You declined in your wallet', {
        detail: 'Try again when you want it after all.',
        money: NOTHING_PAID,
      })
    case -32002:
      return new Trouble('wallet', 'Your wallet is still waiting for an answer from you', {
        detail: 'Open it, answer what it asks, then try again.',
        money: NOTHING_PAID,
      })
    case 4100:
      return new Trouble('wallet', 'The wallet is locked, or is not connected to this page', {
        detail: 'Unlock it and connect it again.',
        money: NOTHING_PAID,
      })
    case 4900:
    case 4901:
      return new Trouble('network', 'The wallet has no connection to its network', {
        detail: 'Look into the wallet, then try again.',
        money: NOTHING_PAID,
      })
    default:
      return new Trouble('wallet', 'The wallet could not do this', {
        detail: shortMessage(error),
        money: NOTHING_PAID,
      })
  }
}

/** The code of an error, or of the first of its causes that has one. */
export function codeOf(error: unknown): number | string | null {
  for (let at: unknown = error, depth = 0; isObject(at) && depth < 8; at = at.cause, depth += 1) {
    if (at.code === 'ACTION_REJECTED') return 4001
    if (typeof at.code === 'number') return at.code
  }
  return null
}

function shortMessage(error: unknown): string {
  if (isObject(error) && typeof error.shortMessage === 'string') return error.shortMessage
  return error instanceof Error ? error.message : isObject(error) ? String(error.message ?? '') : String(error)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
