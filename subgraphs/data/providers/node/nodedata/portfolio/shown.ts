import { z } from 'zod'
import { word } from '../../hex.ts'
import type { HoldingRow } from '../../index/rows.ts'
import type { EvmNode } from '../../rpc.ts'
import { longTextIn } from '../../words.ts'

/** Metadata of a token with an id. */
export interface ShownFacts {
  /** URI of its metadata; null if the contract has none. */
  readonly uri: string | null
  /** The metadata, if the URI contains them; nothing is fetched from elsewhere. */
  readonly metadata: Readonly<Record<string, unknown>> | null
  readonly name: string | null
  readonly image: string | null
}

/** `tokenURI(uint256)` of ERC-721 and `uri(uint256)` of ERC-1155 */
const GETTERS = { ERC721: '0xc87b56dd', ERC1155: '0x0e89341c', ERC20: '0x' } as const

/**
 * Maximum depth of metadata. Anyone can give a wallet a token, and JSON that is read without recursion may be nested too
 * deeply to be written into an answer.
 */
const MAX_DEPTH = 64

const Metadata = z.record(z.string(), z.unknown())
const Named = z.looseObject({ name: z.string().nullish().catch(null), image: z.string().nullish().catch(null) })

/** Reads the metadata URIs from the contracts, in one batch. */
export async function readShownFacts(node: EvmNode, rows: readonly HoldingRow[]): Promise<ShownFacts[]> {
  const outcomes = await node.batch(
    rows.map(({ contract, standard, tokenId }) => ({
      method: 'eth_call',
      params: [{ to: contract, data: `${GETTERS[standard]}${word(tokenId)}` }, 'latest'],
    })),
  )
  return outcomes.map((outcome, index) => {
    const text = outcome.ok && typeof outcome.result === 'string' ? longTextIn(outcome.result) : ''
    // ERC-1155: placeholder for the id in the URI.
    const uri = text.replace('{id}', word(rows[index]!.tokenId)) || null
    const metadata = uri ? metadataIn(uri) : null
    const { name, image } = Named.parse(metadata ?? {})
    return { uri, metadata, name: name ?? null, image: image ?? null }
  })
}

/** The JSON object in a data URI; null for any other URI or value, and if it is nested too deeply. */
export function metadataIn(uri: string): Readonly<Record<string, unknown>> | null {
  const [, isBase64, content] = /^data:application\/json(?:;[a-z0-9=-]+)*?(;base64)?,(.*)$/is.exec(uri) ?? []
  if (content === undefined) return null
  try {
    const text = isBase64 ? Buffer.from(content, 'base64').toString('utf8') : unescaped(content)
    const metadata = Metadata.parse(JSON.parse(text))
    return isShallow(metadata, MAX_DEPTH) ? metadata : null
  } catch {
    return null
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}

/** Many contracts do not percent-encode their JSON. */
function unescaped(content: string): string {
  try {
    return decodeURIComponent(content)
  } catch {
    return content
  }
}
