import type { Pool } from 'pg'

/** A public Ed25519 key that receipts are or were signed with. */
export interface ReceiptKey {
  readonly name: string
  /** As in a JWK: base64url. */
  readonly x: string
}

/** Adds a key, once. */
export async function addReceiptKey(pool: Pool, { name, x }: ReceiptKey): Promise<void> {
  await pool.query('INSERT INTO ledger.receipt_key (name, x) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, x])
}

/** All keys, newest first. */
export async function receiptKeys(pool: Pool): Promise<ReceiptKey[]> {
  const { rows } = await pool.query<ReceiptKey>('SELECT name, x FROM ledger.receipt_key ORDER BY created_at DESC, name')
  return rows
}
