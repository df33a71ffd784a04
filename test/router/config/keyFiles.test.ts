import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../router/config/config.ts'
import { KEY_FILE_SETTINGS } from '../../../router/config/keyFiles.ts'
import { ROUTER_SETTINGS } from '../../../router/config/settings.ts'
import { SUBGRAPHS } from '../../../router/services.ts'

const KEY = `0x${'4d'.repeat(32)}`
const folder = mkdtempSync(join(tmpdir(), 'tollgraph-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string, mode = 0o600): string {
  const path = join(folder, `${Math.random()}`)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment, SUBGRAPHS)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('a key in a file', () => {
  it('takes the place of its setting, without the space around it', () => {
    const { router } = readConfig({ REFUND_KEY_FILE: fileWith(`${KEY}\n`) }, SUBGRAPHS)
    expect(router.REFUND_KEY).toBe(KEY)
  })

  it('is a setting that there is, for every file', () => {
    for (const name of Object.keys(KEY_FILE_SETTINGS)) expect(ROUTER_SETTINGS).toHaveProperty(name.replace('_FILE', ''))
  })

  it.each([
    ['is not there', () => join(folder, 'nothing'), 'cannot be read (ENOENT)'],
    ['is empty', () => fileWith(' \n'), 'which is empty'],
    ['holds something else', () => fileWith('not-a-key'), 'FACILITATOR_KEY must'],
  ])('that %s is named with what is wrong, and its content is not told', (_, path, problem) => {
    const problems = problemsOf({ FACILITATOR_KEY_FILE: path() })
    expect(problems.join('\n')).toContain(problem)
    expect(problems.join('\n')).not.toContain('not-a-key')
  })

  it('may hold several facilitator keys, a line each or with commas, each once', () => {
    const other = `0x${'22'.repeat(32)}`
    const read = (text: string) => readConfig({ FACILITATOR_KEY_FILE: fileWith(text) }, SUBGRAPHS).router
    for (const text of [`${KEY}\n${other}\n`, `${KEY}, ${other}`])
      expect(read(text).FACILITATOR_KEY).toEqual([KEY, other])
    const twice = problemsOf({ FACILITATOR_KEY: `${KEY},${KEY}` })
    expect(twice.join('\n')).toContain('FACILITATOR_KEY must name each key once')
    expect(problemsOf({ FACILITATOR_KEY: `${KEY},nothing` }).join('\n')).toContain(
      'FACILITATOR_KEY must be a private key',
    )
    const names = problemsOf({ FACILITATOR_SIGNER: 'aws-kms:alias/a,alias/b' })
    expect(names.join('\n')).toContain('FACILITATOR_SIGNER must be aws-kms:')
  })

  it('beside the setting itself is refused', () => {
    expect(problemsOf({ REFUND_KEY: KEY, REFUND_KEY_FILE: fileWith(KEY) })).toEqual([
      'REFUND_KEY and REFUND_KEY_FILE are both set: leave one of them out.',
    ])
  })

  it('that others may change is refused where money is real', () => {
    const path = fileWith(KEY, 0o666)
    const real = {
      NETWORK: 'base-sepolia',
      PAYEE: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      PUBLIC_URL: 'https://api.example.com',
    }
    expect(problemsOf({ ...real, REFUND_KEY_FILE: path })).toEqual([expect.stringContaining('which others may change')])
    expect(problemsOf({ ...real, REFUND_KEY_FILE: fileWith(KEY, 0o444) })).toEqual([])
    expect(problemsOf({ REFUND_KEY_FILE: path })).toEqual([])
  })
})
