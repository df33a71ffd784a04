import { z } from 'zod'
import { networkOf } from '../../networks.ts'
import { Refused } from '../errors.ts'
import { Address } from '../forms.ts'
import type { NodedataGround } from '../ground.ts'

/** An address on a network whose holdings are queried. */
export interface Owner {
  readonly address: `0x${string}`
  readonly network: string
}

const MOST_ADDRESSES = 10

/** Addresses with their networks, in the wire format. */
export const Addresses = z
  .array(z.object({ address: Address, networks: z.array(z.string()).min(1).max(5) }))
  .min(1)
  .max(MOST_ADDRESSES)

/** One owner per address and network. Throws Refused for a network that the node does not serve. */
export function ownersOf({ node }: Pick<NodedataGround, 'node'>, addresses: z.output<typeof Addresses>): Owner[] {
  const { slug } = networkOf(node.chainId)
  return addresses.flatMap(({ address, networks }) =>
    networks.map((network) => {
      if (network !== slug) throw new Refused(`networks: ${network} is not served here; ${slug} is`)
      return { address, network }
    }),
  )
}
