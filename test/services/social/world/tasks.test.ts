import { describe, expect, it } from 'vitest'
import { openCompany } from './support/openCompany.ts'

const MAYA = { handle: 'maya.lindqvist' }

describe('tasks', () => {
  it('are pending for a moment, then finished, also in a process that never heard of them', async () => {
    const company = openCompany()
    const { body } = await company.ask('POST', '/shortvideo/profile/update', MAYA)
    const path = `/tasks/${body.task_id}`
    expect((await company.ask('GET', path)).body.status).toBe('pending')
    company.nowMs += 2_000
    expect((await company.ask('GET', path)).body.status).toBe('finished')
    const other = openCompany('tests', company.nowMs)
    expect((await other.ask('GET', path)).body.status).toBe('finished')
  })

  it.each([
    ['/shortvideo/profile/update', { handle: 'nobody' }, 'not_found', 'There is no profile nobody'],
    ['/shortvideo/posts/update', { handle: 'emil.dahl' }, 'private', 'The profile emil.dahl is private'],
    ['/shortvideo/posts/update', { ...MAYA, order_by: 'x' }, 'invalid', /^order_by is none of/],
    ['/forum/search/update', { keywords: 'fail_in_sandbox' }, 'platform_unavailable', 'The platform did not answer'],
  ])('of %s %o fail by and by', async (path, members, code, message) => {
    const company = openCompany()
    const { status, body } = await company.ask('POST', path, members)
    expect(status).toBe(200)
    company.nowMs += 2_000
    const task = await company.ask('GET', `/tasks/${body.task_id}`)
    expect(task.body).toMatchObject({ status: 'failed', error: { code } })
    expect(task.body.error?.message).toMatch(message)
  })

  it('are one where the key is the same', async () => {
    const company = openCompany()
    const begin = async (key: string) =>
      (await company.ask('POST', '/shortvideo/profile/update', MAYA, { 'idempotency-key': key })).body.task_id
    const first = await begin('a')
    company.nowMs += 60_000
    expect(await begin('a')).toBe(first)
    expect(await begin('b')).not.toBe(first)
  })

  it('that nobody gave are not found', async () => {
    const company = openCompany()
    const others = [[1, 'a'], 7, [1, 'shortvideo', '__proto__', {}]].map((task) =>
      Buffer.from(JSON.stringify(task)).toString('base64url'),
    )
    for (const id of ['x', 'bm8', ...others]) {
      const { body } = await company.ask('GET', `/tasks/${id}`)
      expect(body.error?.code ?? body.status).toBe('not_found')
    }
    expect((await company.ask('POST', '/shortvideo/constructor/update', {})).status).toBe(404)
  })
})
