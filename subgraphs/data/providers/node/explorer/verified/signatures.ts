import { keccak_256 } from '@noble/hashes/sha3.js'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Pool } from '../../../../../../prisma/database.ts'
import { readAbis } from './store.ts'

interface Parameter {
  readonly type: string
  readonly name?: string | undefined
  readonly components?: Parameter[] | undefined
}

const Parameter: z.ZodType<Parameter> = z.lazy(() =>
  z.object({ type: z.string(), name: z.string().optional(), components: z.array(Parameter).optional() }),
)
const AbiFunction = z.object({ type: z.literal('function'), name: z.string(), inputs: z.array(Parameter) })

/** Cache lifetime of the functions of verified contracts, in ms. */
const FRESH_FOR = 60_000

/** Function signatures by selector, such as `0xa9059cbb`. */
export interface SignatureBook {
  names(): Promise<ReadonlyMap<string, string>>
}

/** The functions of all verified contracts, cached for one minute. */
export function openSignatureBook(pool: Pool, now: () => Date): SignatureBook {
  const books = new LRUCache<'book', Promise<ReadonlyMap<string, string>>>({
    max: 1,
    ttl: FRESH_FOR,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  })
  return {
    names() {
      const known = books.get('book')
      if (known) return known
      const read = readNames(pool)
      books.set('book', read)
      read.catch(() => books.delete('book'))
      return read
    },
  }
}

async function readNames(pool: Pool): Promise<ReadonlyMap<string, string>> {
  return new Map((await readAbis(pool)).flatMap(functionOf))
}

function functionOf(item: unknown): [selector: string, name: string][] {
  const { data } = AbiFunction.safeParse(item)
  if (!data) return []
  const canonical = `${data.name}(${data.inputs.map(typeOf).join(',')})`
  const selector = `0x${Buffer.from(keccak_256(Buffer.from(canonical)).subarray(0, 4)).toString('hex')}`
  const named = data.inputs.map((input) => (input.name ? `${typeOf(input)} ${input.name}` : typeOf(input)))
  return [[selector, `${data.name}(${named.join(', ')})`]]
}

function typeOf({ type, components }: Parameter): string {
  return components ? `(${components.map(typeOf).join(',')})${type.slice('tuple'.length)}` : type
}
