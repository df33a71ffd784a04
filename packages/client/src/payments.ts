import * as z from 'zod/mini'

const KeptSchema = z.object({
  /** Headers that pay, to be sent again unchanged: the router charges them once. */
  headers: z.record(z.string(), z.string()),
  /** In atomic units of USDC. */
  units: z.string().check(z.regex(/^\d{1,30}$/)),
  network: z.string(),
  payer: z.string(),
  /** When it was signed, in milliseconds since 1970. */
  at: z.number(),
  /** How long it can be settled, in seconds. */
  validSeconds: z.number(),
})

/** A payment that was signed and whose answer has not arrived. */
export type KeptPayment = z.infer<typeof KeptSchema>

/** How long answers of a payment can be had again from the router, in milliseconds; an older payment is of no use. */
const USEFUL_MS = 24 * 3_600 * 1_000

/** Where payments without an answer are kept, by the name of their call. What a method throws becomes a StoreError. */
export interface PaymentStore {
  get(name: string): KeptPayment | null
  set(name: string, payment: KeptPayment): void
  delete(name: string): void
  /** Throws if a payment whose headers have this many characters cannot be kept. Called before the wallet is asked to sign. */
  checkRoom?(characters: number): void
}

/** Keeps payments as long as the page or process lives. */
export function memoryStore(): PaymentStore {
  const kept = new Map<string, KeptPayment>()
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, payment) => void kept.set(name, payment),
    delete: (name) => void kept.delete(name),
  }
}

/** What a browser's `Storage` is used for. */
export interface WebStorage {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Keeps payments in `localStorage` or `sessionStorage`, so that a lost answer is not paid a second time after a reload. A
 * stored payment can only pay the router for the request that it was made for. Each has an item of its own, whose key
 * begins with `prefix`: of two pages that write into one item at the same time, one would undo what the other wrote.
 */
export function webStore(storage: WebStorage, prefix = 'tollgraph-payment:'): PaymentStore {
  const get = (key: string) => {
    const kept = z.safeParse(KeptSchema, parsed(storage.getItem(key)))
    return kept.success && Date.now() - kept.data.at < USEFUL_MS ? kept.data : null
  }
  const forgetUseless = () => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const key of keys) if (key?.startsWith(prefix) && !get(key)) storage.removeItem(key)
  }
  return {
    get: (name) => get(prefix + name),
    set: (name, payment) => storage.setItem(prefix + name, JSON.stringify(payment)),
    checkRoom(characters) {
      forgetUseless()
      const room = `${prefix}room`
      storage.setItem(room, ' '.repeat(characters))
      storage.removeItem(room)
    },
    delete: (name) => storage.removeItem(prefix + name),
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Another script of the page may have written it.
    return null
  }
}
