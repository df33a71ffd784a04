import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import type { StudioEngines } from '../../../subgraphs/studio/work.ts'
import { auditOf } from '../../support/audit.ts'
import { paymentsOf } from '../../support/ledger.ts'
import { sendAway } from '../../support/sendAway.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
})
afterAll(() => tollgraph?.stop())

/** Does something while the room for a picture is being made, before it is written. */
function meanwhile(act: () => Promise<void>): void {
  const studio = tollgraph.backend.started.get('studio') ?? expect.fail('no studio')
  const { media } = studio.engines as StudioEngines
  const { uploadUrl } = media
  media.uploadUrl = async (blob) => {
    await act()
    return uploadUrl.call(media, blob)
  }
  onTestFinished(() => {
    media.uploadUrl = uploadUrl
  })
}

it('an effect that stands although its payer moved the money away is withheld from the payer and found by the audit', async () => {
  const [wallet, thief] = [await makeWallet(tollgraph, '1'), await makeWallet(tollgraph, '0')]
  meanwhile(() => sendAway(tollgraph, wallet, thief.address))
  const answer = await wallet.pay(
    `${tollgraph.url}/studio/api/upload`,
    json({ filename: 'cat.png', contentType: 'image/png' }),
  )
  expect(answer.status).toBe(402)
  expect(await answer.text()).not.toContain('clientToken')
  expect(await thief.balance()).toBe(parseUsd('1'))
  const [payment] = await paymentsOf(tollgraph, wallet.address)
  expect(payment?.state).toBe('FAILED')
  const { findings } = await auditOf(tollgraph)
  expect(findings).toEqual([
    expect.objectContaining({
      invariant: 'acts_paid',
      payment: payment?.id,
      message: 'Mutation.createMediaUpload is done, and the payment is FAILED',
    }),
  ])
})
