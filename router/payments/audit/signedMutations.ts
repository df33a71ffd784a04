import { type Hex, hashMessage } from 'viem'
import type { Breach } from '../../../prisma/ledger/invariants/invariant.ts'
import { allRows, type Row, rowPortions, tables } from '../../../prisma/sql.ts'
import { isLoopbackHost } from '../../origins/loopbackHost.ts'
import { curveOpened } from '../evm/curve.ts'
import { isSignedBy } from '../evm/recover.ts'
import type { AuditInvariant } from './invariant.ts'

type Signed = Pick<Row<'identity.audit'>, 'wallet' | 'message' | 'signature'> & { readonly digest: string }

/** The entries that name the request that ran; older ones do not. */
const entries = tables
  .selectFrom('identity.audit')
  .select(['id', 'wallet', 'message', 'signature', 'digest'])
  .where('digest', 'is not', null)
  .$narrowType<{ digest: string }>()
  .orderBy('createdAt')
  .orderBy('id')

/** The host that a message was signed for (EIP-4361): its first line begins with it. */
const HOST = /^(\S+) wants you to sign in with your /
const REQUEST = /^Request ID: (\S+)$/m
/** The form of a key's signature, as opposed to a contract's. */
const OF_KEY = /^0x[0-9a-fA-F]{128}(1b|1c)$/i

/** Every audited mutation matches the request that its wallet signed. */
export const signedMutations: AuditInvariant = {
  name: 'signed_mutations',
  rule: 'Every mutation of the audit log was signed for by its wallet: this request, at a host of this installation',
  async *breaches({ client, scope: { since } }): AsyncGenerator<Breach> {
    await curveOpened
    const known = await allRows(client, tables.selectFrom('identity.host').select('name'))
    const hosts = new Set(known.map(({ name }) => name))
    for await (const rows of rowPortions(client, since ? entries.where('createdAt', '>=', since) : entries)) {
      for (const row of rows) {
        const message = faultIn(row, hosts)
        if (message) yield { payment: null, mutation: row.id, message }
      }
    }
  },
}

function faultIn({ wallet, message, signature, digest }: Signed, hosts: ReadonlySet<string>): string | null {
  const host = HOST.exec(message)?.[1] ?? ''
  if (!hosts.has(host) && !isLoopbackHost(host)) return `${wallet} signed for ${host || 'no host'}, which is not ours`
  const request = REQUEST.exec(message)?.[1]
  if (request !== digest) return `${wallet} signed for the request ${request ?? 'without an id'}, and ${digest} was run`
  if (!OF_KEY.test(signature) || !wallet.startsWith('0x')) return null
  return isSignedBy(hashMessage(message, 'bytes'), signature, wallet as Hex)
    ? null
    : `${wallet} did not sign the message`
}
