import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { BadInput, Gone, LimitReached } from '../../../schema/errors.ts'
import type { DomainsContext } from '../../../subgraphs/domains/work.ts'
import { lastCode, later, newWallet, resolve, someProfile } from './support/service.ts'
import { serviceOfFile } from './support/serviceOfFile.ts'

const HOUR_MS = 60 * 60_000

const service = serviceOfFile()

const save = (wallet: Address, email: string, from: Partial<DomainsContext> = {}) =>
  resolve('Mutation', 'saveRegistrantProfile', someProfile(email), { ...service.context(wallet), ...from })
const verify = (wallet: Address, code: string) =>
  resolve('Mutation', 'verifyRegistrantEmail', { code }, service.context(wallet))

/** What is refused of things that are done one after the other. */
async function refusals(count: number, act: (number: number) => Promise<unknown>): Promise<LimitReached[]> {
  const refused: LimitReached[] = []
  for (let number = 0; number < count; number += 1) {
    await act(number).catch((error: unknown) => {
      if (!(error instanceof LimitReached)) throw error
      refused.push(error)
    })
  }
  return refused
}

const anyName = () => randomBytes(8).toString('hex')

describe('mailing codes', () => {
  it('stops at ten to one person, for fresh wallets and plus-addresses alike', async () => {
    const person = anyName()
    const before = service.mails.length
    const refused = await refusals(40, (number) => save(newWallet(), `${person}+shop${number}@Mail.example`))
    expect(refused).toHaveLength(30)
    expect(service.mails.length - before).toBe(10)
    expect(refused[0]).toMatchObject({ status: 429, message: expect.stringContaining('to one mailbox') })
    later(service, (refused[0]?.fields.retryAfter ?? 0) * 1_000)
    expect(await save(newWallet(), `${person}@mail.example`)).toMatchObject({ emailVerified: false })
  })

  it('sees through the dots of a Gmail address', async () => {
    const person = anyName()
    const dotted = (number: number) => `${person.slice(0, number + 1)}.${person.slice(number + 1)}@googlemail.com`
    expect(await refusals(14, (number) => save(newWallet(), dotted(number)))).toHaveLength(4)
  })

  it('stops at so many to one domain, its subdomains counted', async () => {
    const domain = `${anyName()}.example`
    const engines = {
      ...service.engines,
      codeLimits: { ...service.engines.codeLimits, toDomain: { most: 20, windowMs: HOUR_MS } },
    }
    const refused = await refusals(23, (number) =>
      save(newWallet(), `${anyName()}@sub${number}.${domain}`, { engines }),
    )
    expect(refused).toHaveLength(3)
    expect(refused[0]?.message).toContain('to one domain')
  })

  it('stops at so many for one client address', async () => {
    const from = { clientAddress: '203.0.113.9' }
    const refused = await refusals(25, () => save(newWallet(), `${anyName()}@${anyName()}.example`, from))
    expect(refused).toHaveLength(5)
    expect(refused[0]?.message).toContain('for one address')
  })

  it('counts no mail that could not be sent', async () => {
    const [wallet, email] = [newWallet(), `${anyName()}@${anyName()}.example`]
    const away = {
      ...service.engines,
      mailer: { ...service.engines.mailer, send: () => Promise.reject(new Error('away')) },
    }
    for (let round = 0; round < 8; round += 1)
      await expect(save(wallet, email, { engines: away })).rejects.toThrow('away')
    expect(await save(wallet, email)).toMatchObject({ emailVerified: false })
  })
})

describe('guessing codes', () => {
  it('locks the wallet out with pauses that grow, whatever codes it has sent', async () => {
    const [wallet, email] = [newWallet(), `${anyName()}@${anyName()}.example`]
    const wrong = () => (lastCode(service) === '000000' ? '111111' : '000000')
    await save(wallet, email)
    let guesses = 0
    let outcome: unknown
    while (!(outcome instanceof LimitReached)) {
      outcome = await verify(wallet, wrong()).catch((error: unknown) => error)
      if (outcome instanceof BadInput) guesses += 1
      // Five tries were wrong: a new code is sent.
      if (outcome instanceof Gone) {
        later(service, HOUR_MS / 5)
        await save(wallet, email)
      }
    }
    // Twenty are free, and the one after them begins the first pause.
    expect(guesses).toBe(21)
    expect(outcome).toMatchObject({ status: 429, fields: { retryAfter: 60 } })
    // The right code is not looked at meanwhile, and is after.
    await expect(verify(wallet, lastCode(service))).rejects.toThrow(LimitReached)
    later(service, 61_000)
    expect(await verify(wallet, lastCode(service))).toMatchObject({ emailVerified: true })
  })
})
