import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { readContract } from 'viem/actions'
import { z } from 'zod'
import type { Address } from '../../../../schema/address.ts'
import { atomicUsdc } from '../../../../schema/money.ts'
import type { MppRefusal } from '../../mpp/problem.ts'
import type { Facilitator } from '../../protocol/facilitator.ts'
import type { Rail } from '../../protocol/rail.ts'
import type { Refunder } from '../../protocol/refunder.ts'
import { WIRES } from '../../protocol/wires.ts'
import { readKept } from '../keptPayment.ts'
import { type TempoNode, tempoClient } from './client.ts'
import { type TempoPayment, transactionHash } from './credential.ts'
import { fateOf } from './fate.ts'
import { isTransactionSignedBy } from './isSigned.ts'
import { readTempoPayload } from './payload.ts'
import type { TempoConfig } from './settings.ts'
import { TIP20_ABI } from './transfer.ts'

const Payload = z.object({ transaction: z.string().transform((text) => text as Hex) })

/** A fixed sum on Tempo: MPP's `tempo/charge`, by transactions that the payer signs and we send. */
export function tempoRail(
  config: TempoConfig,
  node: TempoNode,
  facilitator: Facilitator,
  refunder: Refunder | null,
): Rail {
  const client = tempoClient(node)
  const extra = config.feePayerKey ? { feePayer: true } : {}
  return {
    method: 'tempo',
    scheme: 'charge',
    network: `eip155:${config.chainId}`,
    v1Network: null,
    family: 'tempo',
    asset: config.currency,
    payee: config.payee,
    ...(config.feePayerKey ? { feePayer: privateKeyToAddress(config.feePayerKey) } : {}),
    wires: WIRES.tempo,
    facilitator,
    refunder,
    read(payload) {
      const signed = readSigned(payload)
      if ('reason' in signed) return signed
      const { payer, value, nonce, validBefore, transfer } = signed.payment
      return { payer, payTo: transfer.to, value, validAfter: 0n, validBefore, nonce, signed }
    },
    extra: () => extra,
    objection: () => null,
    async isSigned({ payer, signed }) {
      const { payment, transaction } = signed as SignedTempoPayment
      return payer === payment.payer && isTransactionSignedBy(transaction, payment.payer)
    },
    async balanceOf(owner) {
      const call = {
        address: config.currency,
        abi: TIP20_ABI,
        functionName: 'balanceOf',
        args: [owner as Address],
      } as const
      return atomicUsdc(await readContract(client, call))
    },
    async fateOf({ payload }) {
      const { payment, transaction } = readKept(payload, readSigned)
      // A fee payer's signature changes the hash; then the transfer is found by its memo.
      const hash = config.feePayerKey ? null : await transactionHash(transaction)
      const fate = await fateOf(client, payment.transfer, hash)
      if (fate.kind === 'done') return fate
      // The caller treats an unused payment as expired by the clock, but only the chain can confirm it.
      if (fate.kind === 'open' && BigInt(Math.floor(Date.now() / 1_000)) >= payment.validBefore)
        throw new Error('The transaction can still land: the chain is behind the clock')
      return { kind: 'unused' }
    },
  }
}

interface SignedTempoPayment {
  readonly payment: TempoPayment
  readonly transaction: Hex
}

function readSigned(payload: unknown): SignedTempoPayment | MppRefusal {
  const payment = readTempoPayload(payload)
  return 'reason' in payment ? payment : { payment, transaction: Payload.parse(payload).transaction }
}
