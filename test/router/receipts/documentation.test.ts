import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { JWSSignedReceipt } from '@x402/extensions/offer-receipt'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeBlocks, readPage, section } from '../../docs/markdown.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { settlementOf, tampered } from './published.ts'

let tollgraph: TestTollgraph
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-verify-'))
  tollgraph = await startTollgraph()
})
afterAll(async () => {
  await tollgraph?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What the documented script prints about a statement, with nothing but Node and two files. */
async function verdict(statement: object, keys: string): Promise<string> {
  const [script = ''] = codeBlocks(section(readPage('docs/payments.md'), '### Signed offers and receipts'), 'js')
  await writeFile(join(folder, 'verify.mjs'), script)
  await writeFile(join(folder, 'receipt.json'), JSON.stringify(statement))
  await writeFile(join(folder, 'jwks.json'), keys)
  const { stdout } = await promisify(execFile)(process.execPath, ['verify.mjs'], { cwd: folder })
  return stdout
}

it('the documented script tells a genuine receipt from a changed one, offline', async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const answer = await wallet.pay(`${tollgraph.url}/domains/api/search`, json({ name: 'documented' }))
  const { paymentId } = settlementOf(answer).extensions.receipt
  const statement = (await (await fetch(`${tollgraph.url}/receipts/${paymentId}`)).json()) as {
    receipt: JWSSignedReceipt
  }
  const keys = await (await fetch(`${tollgraph.url}/.well-known/jwks.json`)).text()
  const genuine = await verdict(statement, keys)
  expect(genuine).toMatch(/^true \{/)
  expect(genuine).toContain(wallet.address)
  const changed = { ...statement, receipt: tampered(statement.receipt, { issuedAt: 1 }) }
  expect(await verdict(changed, keys)).toMatch(/^false \{/)
})
