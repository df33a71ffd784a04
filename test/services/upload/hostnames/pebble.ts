import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Agent, request } from 'undici'
import { vi } from 'vitest'
import { freePorts } from '../../../support/ports.ts'

/** A certificate authority of this machine's that speaks ACME, and forgets everything when it stops. */
export interface Pebble {
  readonly directoryUrl: string
  /** File with the authority of the ACME server's own certificate. */
  readonly caFile: string
  /** PEM of the root that what it issues leads to. */
  root(): Promise<string>
  stop(): Promise<void>
}

export interface PebbleOptions {
  /** Where it looks names up. */
  readonly resolverPort: number
  /** Where it looks for challenges over HTTP. */
  readonly httpPort: number
  /** How long its certificates are valid. */
  readonly validitySeconds?: number
  /** Percent of requests that it refuses for no reason, as authorities may. */
  readonly refusesNonces?: number
}

const PROGRAM = '/usr/bin/pebble'

/** Whether it is installed here (Debian: pebble). */
export const hasPebble = existsSync(PROGRAM)

export async function startPebble(options: PebbleOptions): Promise<Pebble> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pebble-'))
  const [port, managementPort] = await freePorts(2)
  const caFile = makeServerCertificate(folder)
  const configFile = path.join(folder, 'config.json')
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: path.join(folder, 'server.pem'),
    privateKey: path.join(folder, 'server.key'),
    httpPort: options.httpPort,
    tlsPort: 1,
    certificateValidityPeriod: options.validitySeconds ?? 7_776_000,
  }
  await writeFile(configFile, JSON.stringify({ pebble }))
  const agent = new Agent({ connect: { rejectUnauthorized: false } })
  const child = run(configFile, options)
  const root = async () => {
    const answer = await request(`https://127.0.0.1:${managementPort}/roots/0`, { dispatcher: agent })
    return answer.body.text()
  }
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    await agent.close()
    await rm(folder, { recursive: true, force: true })
  }
  await vi.waitFor(root, { timeout: 15_000 }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    directoryUrl: `https://127.0.0.1:${port}/dir`,
    caFile,
    root,
    stop,
  }
}

function run(configFile: string, { resolverPort, refusesNonces = 0 }: PebbleOptions): ChildProcess {
  const environment = {
    PEBBLE_VA_NOSLEEP: '1',
    PEBBLE_AUTHZREUSE: '0',
    PEBBLE_WFE_NONCEREJECT: String(refusesNonces),
  }
  const parameters = ['-config', configFile, '-dnsserver', `127.0.0.1:${resolverPort}`]
  return spawn(PROGRAM, parameters, { env: { ...process.env, ...environment }, stdio: 'ignore' })
}

/** The ACME server's own certificate, from an authority that nobody knows; returns the file of that authority. */
function makeServerCertificate(folder: string): string {
  const openssl = (...parameters: string[]) => execFileSync('openssl', parameters, { cwd: folder, stdio: 'ignore' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Authority of the ACME server')
  const extension = ['-addext', 'subjectAltName=IP:127.0.0.1', '-addext', 'basicConstraints=critical,CA:FALSE']
  const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key']
  openssl(
    'req',
    '-x509',
    ...key,
    ...signer,
    ...extension,
    '-keyout',
    'server.key',
    '-out',
    'server.pem',
    '-subj',
    '/CN=acme',
  )
  return path.join(folder, 'ca.pem')
}
