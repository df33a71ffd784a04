import { expect, it, vi } from 'vitest'

// By a name that the compiler does not follow: the example is a project of its own, with types of browsers.
const SESSION: string = '../../examples/react-apollo/src/session.ts'

const openSession = vi.hoisted(() => vi.fn())
vi.mock('@tollgraph/client', () => ({ openSession }))
vi.mock('../../examples/react-apollo/src/pay.ts', () => ({ pay: null }))
vi.mock('../../examples/react-apollo/src/origin.ts', () => ({ ORIGIN: 'https://toll.example' }))

it('the session of the example page is asked for again after the user has declined it', async () => {
  const { session } = (await import(SESSION)) as { session(): Promise<unknown> }
  const open = { token: 'tgs_1', expiresAt: new Date(Date.now() + 60_000) }
  openSession.mockRejectedValueOnce(new Error('User rejected the request')).mockResolvedValue(open)
  await expect(session()).rejects.toThrow('User rejected the request')
  expect(await session()).toBe(open)
  expect(await session()).toBe(open)
  expect(openSession).toHaveBeenCalledTimes(2)
})
