import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '../../prisma/openPool.ts'
import { requireReachable } from '../../prisma/unreachable.ts'
import { selfSignedCertificate } from '../../subgraphs/kit/net/tls/selfSigned.ts'
import { openDatabaseLine } from '../support/databaseLine.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { freePorts } from '../support/ports.ts'
import { SYSTEM_POSTGRES, type SystemPostgres, startSystemPostgres } from '../support/systemPostgres.ts'

const PASSWORD = 'a password'
const LOGIN = `tollgraph:${encodeURIComponent(PASSWORD)}`
const VERIFIED = 'sslmode=verify-full'

async function reach(url: string): Promise<void> {
  const pool = openPool(url, { max: 1 })
  try {
    await requireReachable(pool)
  } finally {
    await pool.end()
  }
}

describe.skipIf(!SYSTEM_POSTGRES)('a database that takes TLS alone', () => {
  let folder: string
  let server: SystemPostgres
  let port = 0
  let socketUrl: string
  let root: string
  const warnings: string[] = []
  const onWarning = ({ message }: Error) => /SSL/.test(message) && warnings.push(message)

  beforeAll(async () => {
    folder = await makeDataFolder('tollgraph-tls-')
    const certificate = await selfSignedCertificate(['localhost'], 1, new Date())
    const file = join(folder, 'ca.pem')
    await writeFile(file, certificate.cert)
    root = `sslrootcert=${encodeURIComponent(file)}`
    port = (await freePorts(1))[0] ?? 0
    server = await startSystemPostgres({ port, certificate, password: PASSWORD })
    socketUrl = await server.createDatabase('books')
    process.on('warning', onWarning)
  })
  afterEach(() => expect(warnings).toEqual([]))
  afterAll(async () => {
    process.off('warning', onWarning)
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it.each([VERIFIED, 'sslmode=require', 'sslmode=no-verify'])('is reached by %s', async (mode) => {
    await reach(`postgres://${LOGIN}@localhost:${port}/books?${mode}${mode.endsWith('no-verify') ? '' : `&${root}`}`)
  })

  it.each([
    ['without TLS', 'localhost', '', 'add sslmode=verify-full'],
    ['that a certificate of an unknown authority is shown to', 'localhost', '?sslmode=require', 'sslrootcert=/path/to'],
    ['by a name that the certificate is not for', '127.0.0.1', `?${VERIFIED}&`, 'a host name in DATABASE_URL'],
  ])('refuses a client %s', async (_what, host, query, advice) => {
    const trusted = query.endsWith('&') ? root : ''
    await expect(reach(`postgres://${LOGIN}@${host}:${port}/books${query}${trusted}`)).rejects.toThrow(advice)
  })

  it.each([
    ['tollgraph:wrong', 'books', 'see the user and the password'],
    [LOGIN, 'others', 'make that database (createdb)'],
  ])('says what is wrong with %s at %s', async (login, database, advice) => {
    const url = `postgres://${login}@localhost:${port}/${database}?${VERIFIED}&${root}`
    await expect(reach(url)).rejects.toThrow(advice)
  })

  it('that does not speak TLS after all says so', async () => {
    const { line, url } = await openDatabaseLine(socketUrl)
    try {
      await expect(reach(url.replace('sslmode=disable', VERIFIED))).rejects.toThrow('take sslmode out of DATABASE_URL')
    } finally {
      await line.close()
    }
  })

  it('whose root certificate is not there is refused by the name of the file', async () => {
    const url = `postgres://${LOGIN}@localhost:${port}/books?${VERIFIED}&sslrootcert=/nowhere/ca.pem`
    await expect(reach(url)).rejects.toThrow(/\/nowhere\/ca\.pem.*see whether it runs, and DATABASE_URL/)
  })
})

it('a database that does not run is reported with its host and port', async () => {
  const [port = 0] = await freePorts(1)
  await expect(reach(`postgres://${LOGIN}@127.0.0.1:${port}/books`)).rejects.toThrow(
    `The database cannot be used (connect ECONNREFUSED 127.0.0.1:${port}): see whether it runs, and DATABASE_URL.`,
  )
})
