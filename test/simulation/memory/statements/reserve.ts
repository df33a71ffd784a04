import { RESERVED_REASON } from '../../../../prisma/ledger/reserve.ts'
import { SETTLED_KEPT_MS } from '../../../../prisma/ledger/states.ts'
import type { LineRow, OpenRow } from '../rows.ts'
import { nameKey, nonceKey, type Tables } from '../tables.ts'
import type { Transaction } from '../transaction.ts'
import { amount, documentAt, type Running, rowsOf, type Statement } from './statement.ts'

/** The columns of reservations after the owner, in the order of prisma/ledger/reserve.ts. */
const COLUMNS = [
  'id',
  'settle',
  'protocol',
  'scheme',
  'network',
  'asset',
  'payer',
  'nonce',
  'payTo',
  'amount',
  'credentialStart',
  'credentialLength',
  'requirementsStart',
  'requirementsLength',
  'credentialHash',
  'requestHash',
  'idempotencyKey',
  'openKey',
  'validBefore',
  'service',
  'method',
  'path',
  'operation',
  'resourceUrl',
  'requestId',
  'lease',
  'balance',
  'since',
  'basis',
  'organizationId',
] as const
const LINE_COLUMNS = ['paymentId', 'position', 'path', 'field', 'service', 'amount', 'units', 'settle'] as const

/** Oldest reading of a balance that covers a payment, in milliseconds. */
const SINCE_MS = SETTLED_KEPT_MS - 10_000

/** `reserveAll` */
export const RESERVE: Statement = {
  name: 'reserve',
  text: /ledger\.lock_exposure\(/,
  run: (running) => {
    const { now, transaction, values } = running
    const column = (name: (typeof COLUMNS)[number]) => values[1 + COLUMNS.indexOf(name)] as unknown[]
    const openStates = values.at(-1) as string[]
    const ids = column('id') as string[]
    const asked = new Map<string, bigint>()
    const keys = new Set<string>()
    const verdicts = ids.map((_, index) => {
      const payer = column('payer')[index] as string
      const network = column('network')[index] as string
      const asset = column('asset')[index] as string
      const since = Date.parse(column('since')[index] as string)
      const balance = amount(column('balance')[index])
      const price = amount(column('amount')[index])
      const exposure = exposureOf(running, { payer, network, asset, since, openStates })
      const fits = exposure.held + price <= balance
      const wallet = `${network} ${asset} ${payer}`
      if (fits) asked.set(wallet, (asked.get(wallet) ?? 0n) + price)
      const openKey = hexOf(column('openKey')[index])
      const isFirst = openKey === null || (!exposure.openKeys.has(openKey) && !keys.has(openKey))
      if (openKey !== null) keys.add(openKey)
      const isCoverable = since > now - SINCE_MS && fits
      const isClaimed = isCoverable && exposure.held + (asked.get(wallet) ?? 0n) <= balance && isFirst
      return { ...exposure, isCoverable, isClaimed, openKey }
    })
    const lines = linesOf(values.slice(1 + COLUMNS.length, 1 + COLUMNS.length + LINE_COLUMNS.length) as unknown[][])
    const documents = values.at(-2) as Buffer
    const owner = values[0] as string
    return rowsOf(
      verdicts.map(({ held, isCoverable, isClaimed, isSettling, openKey }, index) => {
        const row = Object.fromEntries(COLUMNS.map((name) => [name, column(name)[index]])) as Row
        const isReserved = isClaimed && insert(running, { row, openKey, owner, documents, lines })
        return {
          id: row.id,
          is_reserved: isReserved,
          is_coverable: isCoverable,
          held,
          is_settling: isSettling,
          at: new Date(transaction.now),
        }
      }),
    )
  },
}

type Row = Record<(typeof COLUMNS)[number], string> & {
  readonly credentialStart: number
  readonly credentialLength: number
  readonly requirementsStart: number
  readonly requirementsLength: number
  readonly credentialHash: Buffer
  readonly requestHash: Buffer
  readonly idempotencyKey: string | null
  readonly validBefore: number
  readonly lease: number
}

interface New {
  readonly row: Row
  readonly openKey: string | null
  readonly owner: string
  readonly documents: Buffer
  readonly lines: ReadonlyMap<string, LineRow[]>
}

/** Inserts a payment, unless a unique index has its credential or its idempotency key. */
function insert({ now, tables, transaction }: Running, { row, openKey, owner, documents, lines }: New): boolean {
  const { id, scheme, network, payer, nonce, idempotencyKey, asset } = row
  const nonceIs = nonceKey({ scheme, network, payer, nonce })
  const nameIs = idempotencyKey === null ? null : nameKey(payer, idempotencyKey)
  const isTaken = tables.byNonce.has(nonceIs) || (nameIs !== null && tables.byName.has(nameIs))
  if (isTaken || tables.credentials.cells.has(id)) return false
  const validBefore = row.validBefore * 1_000
  // Both indexes are filled at once, for the next row of the statement.
  tables.byNonce.set(nonceIs, id)
  if (nameIs !== null) tables.byName.set(nameIs, id)
  transaction.write(tables.credentials.place(id), {
    paymentId: id,
    validBefore,
    scheme,
    network,
    payer,
    nonce,
    idempotencyKey,
    hash: row.credentialHash,
    requestHash: row.requestHash,
    payload: documentAt(documents, row.credentialStart, row.credentialLength),
    requirements: documentAt(documents, row.requirementsStart, row.requirementsLength),
  })
  transaction.write(tables.lines.place(id), lines.get(id) ?? [])
  transaction.write(tables.open.place(id), {
    paymentId: id,
    reservedAt: now,
    leaseUntil: now + row.lease,
    state: 'RESERVED',
    owner,
    payer,
    network,
    asset,
    amount: amount(row.amount),
    openKey,
    isDue: true,
    settledAt: null,
  })
  transaction.write(tables.payments.place(id), {
    id,
    state: 'RESERVED',
    reason: RESERVED_REASON,
    settle: row.settle,
    protocol: row.protocol,
    scheme,
    network,
    asset,
    payer,
    nonce,
    payTo: row.payTo,
    amount: amount(row.amount),
    charge: null,
    settled: null,
    transaction: null,
    log: null,
    validBefore,
    service: row.service,
    resourceUrl: row.resourceUrl,
    requestId: row.requestId,
    answerStatus: null,
    createdAt: now,
    settledAt: null,
    retold: false,
    isShort: false,
    steps: [{ to: 'RESERVED', reason: RESERVED_REASON, at: now }],
  })
  return true
}

interface Exposure {
  readonly held: bigint
  readonly isSettling: boolean
  readonly openKeys: ReadonlySet<string>
}

interface Wallet {
  readonly payer: string
  readonly network: string
  readonly asset: string
  readonly since: number
  readonly openStates: readonly string[]
}

/** `ledger.lock_exposure` */
function exposureOf(
  { tables, transaction }: { readonly tables: Tables; readonly transaction: Transaction },
  { payer, network, asset, since, openStates }: Wallet,
): Exposure {
  let held = 0n
  let isSettling = false
  const openKeys = new Set<string>()
  for (const id of tables.openOf.get(payer) ?? []) {
    const open = transaction.read(tables.open.cells.get(id))
    if (open === null) continue
    if (open.openKey !== null) openKeys.add(open.openKey)
    const isCounted = open.network === network && open.asset === asset && isHeld(open, since, openStates)
    if (!isCounted) continue
    held += open.amount
    if (open.state === 'SETTLING') isSettling = true
  }
  return { held, isSettling, openKeys }
}

function isHeld({ settledAt, state }: OpenRow, since: number, openStates: readonly string[]): boolean {
  return settledAt === null ? openStates.includes(state) : settledAt >= since
}

function linesOf(columns: readonly unknown[][]): Map<string, LineRow[]> {
  const [ids = [], positions = [], paths = [], fields = [], services = [], amounts = [], , settles = []] = columns
  const lines = new Map<string, LineRow[]>()
  for (const [index, id] of ids.entries()) {
    const line: LineRow = {
      position: positions[index] as number,
      path: paths[index] as string,
      field: fields[index] as string,
      service: services[index] as string,
      amount: amount(amounts[index]),
      settle: settles[index] as string,
      charged: null,
      delivered: null,
      outcome: 'PENDING',
    }
    const known = lines.get(id as string)
    if (known) known.push(line)
    else lines.set(id as string, [line])
  }
  return lines
}

function hexOf(value: unknown): string | null {
  return value === null || value === undefined ? null : (value as Buffer).toString('hex')
}
