import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { type CliPlace, cli, startPlace } from './cli.ts'

let place: CliPlace
let wallet: TestWallet

beforeAll(async () => {
  place = await startPlace()
  wallet = await makeWallet(place.app, '0')
  const mutation = json({ query: 'mutation { createInviteCode(input: { amount: 7 }) { inviteCode { code } } }' })
  expect((await wallet.sign(`${place.app.url}/graphql`, mutation)).status).toBe(200)
})
afterAll(() => place?.app.end())

describe('audit-log', () => {
  it('shows who signed for what, and what became of it', async () => {
    const { code, stdout } = await cli(['audit-log'], place)
    expect(code).toBe(0)
    expect(stdout).toMatch(
      new RegExp(`${wallet.address} +OK +POST graphql +\\{"createInviteCode":\\{"input":\\{"amount":7`),
    )
  })

  it('gives programs the signed message', async () => {
    const { stdout } = await cli(['audit-log', '--wallet', wallet.address.toLowerCase(), '--json'], place)
    expect(JSON.parse(stdout)).toMatchObject([
      {
        wallet: wallet.address,
        outcome: 'OK',
        operation: 'mutation{createInviteCode(input:{amount:7}){inviteCode{code}}}',
        message: expect.stringContaining('Create invite code (amount: 7'),
        signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
      },
    ])
  })

  it('finds by wallet and time, and refuses what is no wallet', async () => {
    const none = { code: 0, stdout: '', stderr: 'There are no such entries.\n' }
    expect(await cli(['audit-log', '--since', '2100-01-01'], place)).toEqual(none)
    expect(await cli(['audit-log', '--wallet', `0x${'11'.repeat(20)}`], place)).toEqual(none)
    const { code, stderr } = await cli(['audit-log', '--wallet', 'me'], place)
    expect(code).toBe(2)
    expect(stderr).toContain('Give an EVM address')
  })
})
