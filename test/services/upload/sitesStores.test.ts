import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { extract, removeFolder } from '../../../subgraphs/upload/sites/extract.ts'
import { ZipRefused } from '../../../subgraphs/upload/zip/refused.ts'
import { s3rverGround } from '../../kit/blobs/grounds/s3rverGround.ts'
import { type CraftedEntry, craftZip } from './sites/craftZip.ts'

const MB = 1_000_000
/** What may come on top of a process that has extracted a small zip; neither the zip nor a file would fit. */
const SLACK = 70 * MB
const run = promisify(execFile)

describe('a large zip', () => {
  it('is unpacked and packed again while memory stays bounded', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'large-zip-'))
    try {
      const blobs = await openFilesystemStore(folder)
      const put = (key: string, entries: readonly CraftedEntry[]) =>
        blobs.put(key, craftZip(entries), { maxBytes: 1_000 * MB, contentType: 'application/zip' })
      const text = Buffer.from(Array.from({ length: 600_000 }, (_, n) => `${n} ${'x'.repeat(240)}\n`).join(''))
      const noise = randomBytes(120 * MB)
      await put('small', [{ name: 'a.txt', content: text.subarray(0, 5 * MB) }])
      await put('large', [
        { name: 'log.txt', content: text },
        { name: 'noise.bin', content: noise, method: 0 },
      ])
      const script = fileURLToPath(new URL('sites/extractProcess.ts', import.meta.url))
      const { stdout } = await run(process.execPath, ['--import', 'tsx', script, folder, 'small', 'large'])
      const [before = 0, after = Number.POSITIVE_INFINITY] = JSON.parse(stdout) as number[]
      expect(after - before).toBeLessThan(SLACK)
      expect((await blobs.stat('sites/large/0'))?.size).toBe(text.length)
      expect((await blobs.stat('sites/large/1'))?.size).toBe(noise.length)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

describe('a site in S3', () => {
  it('is made there, and cleared away whole', async () => {
    const ground = await s3rverGround()
    try {
      const blobs = await ground.open()
      const put = async (key: string, entries: readonly CraftedEntry[]) =>
        blobs.put(key, craftZip(entries), { maxBytes: 100 * MB, contentType: 'application/zip' })
      const script = 'let answer = 42\n'.repeat(500)
      const large = 'line after line\n'.repeat(200_000)
      const entries = [
        ...Array.from({ length: 40 }, (_, n) => ({ name: `site/${n}.txt`, content: `${n}` })),
        { name: 'site/app.js', content: script },
        { name: 'site/large.txt', content: large },
      ]
      const { signal } = new AbortController()
      const zip = await put('zip', entries)
      const files = await extract(blobs, { zip, folder: 'sites/a/1', maxBytes: 10 * MB, signal })
      const read = async (key = '') => {
        const opened = await blobs.open(key)
        return opened ? buffer(opened.body) : Buffer.of()
      }
      expect(files.size).toBe(42)
      expect((await read(files.get('7.txt')?.key)).toString()).toBe('7')
      expect(gunzipSync(await read(files.get('app.js')?.packed.gzip?.key)).toString()).toBe(script)
      expect(gunzipSync(await read(files.get('large.txt')?.packed.gzip?.key)).toString()).toBe(large)

      await removeFolder(blobs, 'sites/a/1')
      const left: string[] = []
      for await (const { key } of blobs.list('sites')) left.push(key)
      expect(left).toEqual([])

      const lying = await put('lying', [
        ...entries,
        { name: 'site/z', content: 'z'.repeat(5_000), claims: { size: 1 } },
      ])
      await expect(extract(blobs, { zip: lying, folder: 'sites/a/2', maxBytes: 10 * MB, signal })).rejects.toThrow(
        ZipRefused,
      )
    } finally {
      await ground.end()
    }
  })
})
