import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, it } from 'vitest'
import { readTicket, signTicket, TICKET_SECONDS } from '../../../subgraphs/kit/jobs/ticket.ts'
import { WALLET } from './workshop.ts'

const key = randomBytes(32)
const now = new Date('2026-05-01T10:00:00Z')
const ticket = { jobId: 'f1e0c6a2-0000-4000-8000-000000000001', wallet: WALLET }
const refused = { code: 'UNAUTHENTICATED', status: 401 }

it('names the job and its wallet, as often as it is shown', async () => {
  const token = await signTicket(key, ticket, now)
  expect(await readTicket(key, token, now)).toEqual(ticket)
  expect(await readTicket(key, token, new Date(now.getTime() + (TICKET_SECONDS - 1) * 1000))).toEqual(ticket)
})

it('runs out, and says so', async () => {
  const token = await signTicket(key, ticket, now)
  const after = new Date(now.getTime() + TICKET_SECONDS * 1000)
  await expect(readTicket(key, token, after)).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining('run out'),
  })
})

it('is believed of nobody else', async () => {
  const seconds = now.getTime() / 1000
  const claims = { jti: ticket.jobId, sub: WALLET, iat: seconds, exp: seconds + 60 }
  const others = [
    '',
    'a.b.c',
    await signTicket(randomBytes(32), ticket, now),
    new UnsecuredJWT(claims).encode(),
    await new SignJWT({ ...claims, exp: undefined }).setProtectedHeader({ alg: 'HS256' }).sign(key),
    await new SignJWT({ ...claims, sub: 'nobody' }).setProtectedHeader({ alg: 'HS256' }).sign(key),
    await new SignJWT({ ...claims, jti: undefined }).setProtectedHeader({ alg: 'HS256' }).sign(key),
    `${(await signTicket(key, ticket, now)).slice(0, -2)}xx`,
  ]
  for (const token of others) await expect(readTicket(key, token, now)).rejects.toMatchObject(refused)
})
