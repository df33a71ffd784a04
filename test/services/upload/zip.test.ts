import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipArchive } from 'archiver'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Unavailable } from '../../../schema/errors.ts'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { readDirectory, type ZipLimits } from '../../../subgraphs/upload/zip/directory.ts'
import { readEntryName } from '../../../subgraphs/upload/zip/entryName.ts'
import { ZipRefused } from '../../../subgraphs/upload/zip/refused.ts'
import { unpack } from '../../../subgraphs/upload/zip/unpack.ts'
import { craftZip } from './sites/craftZip.ts'

const LIMITS: ZipLimits = { files: 500, bytes: 10_000_000 }
const LINK = 0o120777

let folder: string
let blobs: BlobStore
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zips-'))
  blobs = await openFilesystemStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let zips = 0

/** What comes out of a zip: the texts of its files by their paths. */
async function unpackAll(bytes: Uint8Array, limits = LIMITS): Promise<Record<string, string>> {
  const zip = { key: `zip${zips++}`, size: bytes.length }
  await blobs.put(zip.key, bytes, { maxBytes: bytes.length, contentType: 'application/zip' })
  const files: [string, string][] = []
  for (const member of await readDirectory(blobs, zip, limits)) {
    const chunks: Buffer[] = []
    for await (const chunk of unpack(blobs, zip, member, new AbortController().signal)) chunks.push(chunk)
    files.push([member.path, Buffer.concat(chunks).toString()])
  }
  return Object.fromEntries(files)
}

describe('a zip', () => {
  it.each([false, true])(
    'made by a common tool gives its files as they were, packed or not (Zip64: %s)',
    async (forceZip64) => {
      const archive = new ZipArchive({ zlib: { level: 9 }, forceZip64 })
      const big = Array.from({ length: 200_000 }, (_, n) => `word ${n}`).join(' ')
      archive.append('<h1>Hello</h1>', { name: 'index.html' })
      archive.append(big, { name: 'assets/big.txt' })
      archive.append('as it is', { name: 'assets/stored.txt', store: true })
      archive.append('', { name: 'empty.txt' })
      archive.append('ünï', { name: 'ünï cödé/ж.txt' })
      const [bytes] = await Promise.all([buffer(archive), archive.finalize()])
      expect(await unpackAll(bytes)).toEqual({
        'index.html': '<h1>Hello</h1>',
        'assets/big.txt': big,
        'assets/stored.txt': 'as it is',
        'empty.txt': '',
        'ünï cödé/ж.txt': 'ünï',
      })
    },
  )

  it('with everything in one folder gives what is in it, one folder only', async () => {
    const zip = craftZip([
      { name: 'my-site/' },
      { name: 'my-site/dist/a.txt', content: 'a' },
      { name: 'my-site/dist/b' },
    ])
    expect(await unpackAll(zip)).toEqual({ 'dist/a.txt': 'a', 'dist/b': '' })
    const two = craftZip([{ name: 'my-site/a.txt' }, { name: 'my-sites/b.txt' }])
    expect(Object.keys(await unpackAll(two))).toEqual(['my-site/a.txt', 'my-sites/b.txt'])
  })

  it('leaves out what no site is made of, hidden files above all', async () => {
    const names = [
      '__MACOSX/._index.html',
      '.DS_Store',
      'img/.DS_Store',
      '.env',
      '.git/config',
      '.well-known/a.txt',
      'x.html',
    ]
    expect(Object.keys(await unpackAll(craftZip(names.map((name) => ({ name })))))).toEqual([
      '.well-known/a.txt',
      'x.html',
    ])
  })

  it('has its names in the form that browsers ask for, which may not meet another name there', async () => {
    expect(Object.keys(await unpackAll(craftZip([{ name: 'cafe\u0301.html' }])))).toEqual(['caf\u00e9.html'])
    const twice = craftZip([{ name: 'cafe\u0301.html' }, { name: 'caf\u00e9.html' }])
    await expect(unpackAll(twice)).rejects.toThrow(/"café.html" of the zip is there twice/)
  })
})

it('a read that the store breaks off is no fault of the zip', async () => {
  const bytes = craftZip([{ name: 'index.html', content: 'x' }])
  const zip = { key: `zip${zips++}`, size: bytes.length }
  await blobs.put(zip.key, bytes, { maxBytes: bytes.length, contentType: 'application/zip' })
  // As the connection to an S3 that is lost.
  const failure = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const open: BlobStore['open'] = async (key, range) => {
    const opened = await blobs.open(key, range)
    return opened && { ...opened, body: opened.body.destroy(failure) }
  }
  await expect(readDirectory({ ...blobs, open }, zip, LIMITS)).rejects.toThrow(Unavailable)
})

describe('a hostile zip is refused in words that name the entry and the rule:', () => {
  const MEGABYTE = Buffer.alloc(1_000_000, 'a')

  it.each([
    ['a way out of the folder', craftZip([{ name: '../../etc/passwd' }]), '"../../etc/passwd" of the zip leads out'],
    ['a way out in the middle', craftZip([{ name: 'a/../../b' }]), 'leads out of its folder'],
    ['an absolute path', craftZip([{ name: '/etc/passwd' }]), 'has an absolute path'],
    ['a drive', craftZip([{ name: 'C:windows' }]), 'has a drive letter'],
    ['a drive behind a dot', craftZip([{ name: './C:windows' }]), 'has a drive letter'],
    ['a backslash', craftZip([{ name: '..\\..\\x' }]), 'has a backslash'],
    ['a NUL', craftZip([{ name: 'a.html\0.png' }]), '"a.html\\u0000.png" of the zip has control characters'],
    ['a line break', craftZip([{ name: 'a\r\nb' }]), 'has control characters'],
    ['an empty part', craftZip([{ name: 'a//b' }]), 'has an empty part'],
    ['a name that is not UTF-8', craftZip([{ name: Uint8Array.of(0x61, 0xff) }]), 'a name that is not UTF-8'],
    ['a long name', craftZip([{ name: 'a'.repeat(256) }]), 'has too long a name'],
    ['a long path', craftZip([{ name: `${'a/'.repeat(600)}b` }]), 'has too long a name'],
    [
      'a symbolic link',
      craftZip([{ name: 'x', content: '/etc/passwd', mode: LINK }]),
      '"x" of the zip is a symbolic link',
    ],
    ['a device', craftZip([{ name: 'x', mode: 0o020666 }]), 'is neither a file nor a folder'],
    ['an encrypted file', craftZip([{ name: 'x', flags: 0x801 }]), 'is encrypted'],
    ['another packing', craftZip([{ name: 'x', method: 14 }]), 'is packed by method 14'],
    ['the same path twice', craftZip([{ name: 'x' }, { name: './x' }]), '"x" of the zip is there twice'],
    ['two sizes', craftZip([{ name: 'x', method: 0, content: 'abc', claims: { size: 4 } }]), 'has two sizes'],
    ['a bomb', craftZip([{ name: 'x', content: Buffer.alloc(10_000_001) }]), 'more than 500 times larger'],
    [
      'too much',
      craftZip(Array.from({ length: 11 }, (_, n) => ({ name: `${n}`, method: 0, content: MEGABYTE }))),
      'more than 10000000 bytes together',
    ],
    [
      'shared data',
      craftZip([
        { name: 'a', content: 'x' },
        { name: 'b', content: 'x', sharesDataOf: 0 },
      ]),
      'shares bytes with another entry',
    ],
    [
      'more bytes than it says',
      craftZip([{ name: 'x', content: 'a'.repeat(100_000), claims: { size: 5 } }]),
      '"x" of the zip is larger than the 5 bytes',
    ],
    [
      'fewer bytes than it says',
      craftZip([{ name: 'x', content: 'abc', claims: { size: 9 } }]),
      'is smaller than the 9 bytes',
    ],
    ['another checksum', craftZip([{ name: 'x', content: 'abc', claims: { crc32: 1 } }]), 'is damaged: its checksum'],
    ['broken data', craftZip([{ name: 'x', content: 'abc', claims: { packedSize: 2 } }]), 'is damaged'],
    ['no files', craftZip([{ name: 'folder/' }]), 'there are no files in the zip'],
    ['no entries', craftZip([]), 'there are no files in the zip'],
    ['fewer entries than it says', craftZip([{ name: 'x' }], 2), 'this is not a zip that can be read'],
    ['entries without end', craftZip([{ name: 'x' }], 65_000), 'says that it has 65000 entries'],
    ['501 files', craftZip(Array.from({ length: 501 }, (_, n) => ({ name: `${n}` }))), 'more than 500 files'],
    ['no zip', Buffer.from('<html>'.repeat(10)), 'this is not a zip that can be read'],
    ['nothing', Buffer.alloc(0), 'this is not a zip that can be read'],
    ['half a zip', craftZip([{ name: 'x', content: 'abc' }]).subarray(0, 40), 'this is not a zip that can be read'],
  ])('%s', async (_, zip, message) => {
    const refusal = await unpackAll(zip).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ZipRefused)
    expect((refusal as ZipRefused).reason).toContain(message)
    expect((refusal as ZipRefused).status).toBe(400)
  })

  it('accepts 500 files, and not one byte more than was bought', async () => {
    const entries = Array.from({ length: 500 }, (_, n) => ({ name: `d${n % 7}/${n}`, content: 'x' }))
    const zip = craftZip(entries)
    expect(Object.keys(await unpackAll(zip, { files: 500, bytes: 500 }))).toHaveLength(500)
    await expect(unpackAll(zip, { files: 500, bytes: 499 })).rejects.toThrow(/more than 499 bytes together/)
  })

  it('whatever bytes of a good zip are changed, files come out or it is refused; nothing else', async () => {
    const good = craftZip([
      { name: 'index.html', content: '<h1>hello</h1>'.repeat(20) },
      { name: 'assets/a.js', content: 'let a = 1', method: 0 },
      { name: 'assets/', mode: 0o040755 },
    ])
    const change = fc.tuple(fc.nat(good.length - 1), fc.integer({ min: 0, max: 255 }))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat(good.length), async (changes, end) => {
        const bytes = Buffer.from(good)
        for (const [at, value] of changes) bytes[at] = value
        const cut = end % 5 === 0 ? bytes.subarray(0, end) : bytes
        const result = await unpackAll(cut).catch((error: unknown) => error)
        if (result instanceof Error) expect(result).toBeInstanceOf(ZipRefused)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the name of an entry', () => {
  const piece = fc.constantFrom(
    'a',
    'b.html',
    '.',
    '..',
    '/',
    '//',
    '\\',
    'C:',
    '\0',
    'é',
    'e\u0301',
    ' ',
    '%2e',
    '．',
    '…',
    '',
  )

  it('never leads out of its folder, and is the same when it is read again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((pieces) => pieces.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const name = read(text)
          if (!name || name.path === '') return
          for (const part of name.path.split('/')) expect(['', '.', '..']).not.toContain(part)
          expect(name.path).not.toMatch(/[\\\p{Cc}]/u)
          expect(path.posix.resolve('/site', name.path)).toBe(`/site/${name.path}`)
          expect(readEntryName(Buffer.from(name.path))).toEqual({ path: name.path, isFolder: false })
        },
      ),
      { numRuns: 1_000 },
    )
  })

  function read(text: string) {
    try {
      return readEntryName(Buffer.from(text))
    } catch (error) {
      expect(error).toBeInstanceOf(ZipRefused)
      return null
    }
  }
})
