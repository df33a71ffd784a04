import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { BINARY, cli } from './cli.ts'

const { endpoints } = loadCatalogue()

describe('prices', () => {
  it('lists every documented path with its price and access, lined up', async () => {
    const { code, stdout } = await cli(['prices'])
    expect(code).toBe(0)
    const [head = '', ...lines] = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(endpoints.length)
    const access = head.indexOf('ACCESS')
    for (const line of lines) expect(['paid', 'siwx', 'free', 'secret']).toContain(line.slice(access))
    expect(stdout).toMatch(/^domains +POST +\/domains\/api\/check +0\.00 to 0\.10 +paid$/m)
    expect(stdout).toMatch(/^domains +POST +\/domains\/api\/search +0\.01 +paid$/m)
  })

  it('is JSON for programs, of one service where one is named', async () => {
    const { stdout } = await cli(['prices', '--service', 'domains', '--json'])
    const entries = JSON.parse(stdout) as { service: string; path: string; price: unknown }[]
    expect(new Set(entries.map(({ service }) => service))).toEqual(new Set(['domains']))
    expect(entries.map(({ path }) => path)).toEqual(entries.map(({ path }) => path).sort())
    expect(entries.find(({ path }) => path === '/domains/api/search')?.price).toEqual({
      mode: 'fixed',
      min: '0.01',
      max: '0.01',
    })
  })

  it('is CSV for tables', async () => {
    const { stdout } = await cli(['prices', '--csv'])
    const [head, ...records] = stdout.split('\r\n').filter(Boolean)
    expect(head).toBe('service,method,path,mode,min_usd,max_usd,access')
    expect(records).toHaveLength(endpoints.length)
    expect(records).toContain('domains,POST,/domains/api/check,dynamic,0.00,0.10,paid')
  })

  it('is quiet when its reader has seen enough', async () => {
    const child = spawn(process.execPath, [BINARY, 'prices', '--json'])
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.stdout.destroy()
    const code = await new Promise((resolve) => child.once('close', resolve))
    expect([code, stderr]).toEqual([0, ''])
  })
})
