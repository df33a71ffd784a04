import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { writeDurably } from '../../subgraphs/domains/durableFile.ts'
import { type SelfSigned, selfSignedCertificate } from '../../subgraphs/kit/net/tls/selfSigned.ts'

const File = z.object({ password: z.string(), certificate: z.object({ key: z.string(), cert: z.string() }) })

/** By what the registry and its clients know each other. */
export interface Login {
  readonly password: string
  readonly certificate: SelfSigned
}

const CERTIFICATE_DAYS = 3650

/** The login of a file, which is created if missing. Without a file, it is in memory only, and new at each start. */
export async function openLogin(host: string, file: string | undefined): Promise<Login> {
  if (file === undefined) return makeLogin(host)
  try {
    return await readLogin(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const login = await makeLogin(host)
  await mkdir(dirname(file), { recursive: true })
  await writeDurably(file, JSON.stringify(login))
  return login
}

/** The login of a file. Throws when there is none, or it is damaged. */
export async function readLogin(file: string): Promise<Login> {
  const text = await readFile(file, 'utf8')
  try {
    return File.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`The login of the stand-in registry in ${file} is damaged: remove the file`, { cause: error })
  }
}

async function makeLogin(host: string): Promise<Login> {
  return {
    password: randomBytes(12).toString('base64url'),
    certificate: await selfSignedCertificate([host, 'localhost'], CERTIFICATE_DAYS, new Date()),
  }
}
