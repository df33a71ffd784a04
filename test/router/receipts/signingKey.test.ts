import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import fs from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../router/config/config.ts'
import { Signer } from '../../../router/receipts/signer.ts'
import { openSigningKey, parseSigningKey } from '../../../router/receipts/signingKey.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const jwk = privateKey.export({ format: 'jwk' })

/** What a key publishes. */
const published = (key: KeyObject) => new Signer(key, () => true).publicJwk

/** Runs work while files can be made, and nothing be written into them. */
function onFullDisk(work: () => void): void {
  const { writeFileSync } = fs
  fs.writeFileSync = (file, _data, options) => {
    writeFileSync(file, '', options)
    throw new Error('ENOSPC: no space left on device, write')
  }
  syncBuiltinESMExports()
  try {
    work()
  } finally {
    fs.writeFileSync = writeFileSync
    syncBuiltinESMExports()
  }
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('RECEIPT_SIGNING_KEY', () => {
  it.each([
    ['a PEM', pem],
    ['a PEM on one line, as environment files have it', pem.replaceAll('\n', '\\n')],
    ['a JWK', JSON.stringify(jwk)],
  ])('is taken as %s', (_name, text) => {
    const { router } = readConfig({ RECEIPT_SIGNING_KEY: text }, [])
    expect(router.RECEIPT_SIGNING_KEY && published(router.RECEIPT_SIGNING_KEY)).toMatchObject({ x: jwk.x })
  })

  it.each([
    [
      'a key of another kind',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
      'must be an Ed25519 key, not ec',
    ],
    ['a public key', publicKey, 'must be a private key'],
  ])('is refused as %s, with how to make a right one', (_name, key, message) => {
    const text = JSON.stringify(key.export({ format: 'jwk' }))
    expect(() => readConfig({ RECEIPT_SIGNING_KEY: text }, [])).toThrow(message)
    expect(() => readConfig({ RECEIPT_SIGNING_KEY: text }, [])).toThrow('openssl genpkey -algorithm ed25519')
  })

  it('is never repeated in the complaint about it', () => {
    const spoilt = `${JSON.stringify(jwk)} and more`
    expect(() => readConfig({ RECEIPT_SIGNING_KEY: spoilt }, [])).toThrow(ConfigError)
    expect(() => readConfig({ RECEIPT_SIGNING_KEY: spoilt }, [])).not.toThrow(String(jwk.d))
  })
})

describe('without it', () => {
  it('a key is made once, for its owner’s eyes alone, and found again', async () => {
    const made = openSigningKey(folder, undefined)
    expect(published(openSigningKey(folder, undefined))).toEqual(published(made))
    expect((await stat(join(folder, 'receipt-key.pem'))).mode & 0o777).toBe(0o600)
  })

  it('a start that cannot write the key whole leaves none, and the next one makes it', async () => {
    const full = await mkdtemp(join(folder, 'full-'))
    expect(() => onFullDisk(() => openSigningKey(full, undefined))).toThrow('ENOSPC')
    const made = openSigningKey(full, undefined)
    expect(published(openSigningKey(full, undefined))).toEqual(published(made))
    expect(await readdir(full)).toEqual(['receipt-key.pem'])
  })

  it('a kept key that is spoilt is not replaced: receipts hang on it', async () => {
    const file = join(folder, 'receipt-key.pem')
    await writeFile(file, 'not a key')
    expect(() => openSigningKey(folder, undefined)).toThrow(/receipt-key\.pem must be a private key.*Restore it/)
    expect(await readFile(file, 'utf8')).toBe('not a key')
  })

  it('the configured one goes before the kept one', () => {
    expect(published(openSigningKey(folder, parseSigningKey(pem)))).toMatchObject({ x: jwk.x })
  })
})
