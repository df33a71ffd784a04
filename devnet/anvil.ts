import { createRequire } from 'node:module'
import { AnvilUnusable } from './errors.ts'

const require = createRequire(import.meta.url)

/** Foundry's name of each architecture, as in its package names. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/** The path of the anvil binary that npm installed for this platform. Throws AnvilUnusable when there is none. */
export function findAnvil(platform: string = process.platform, architecture: string = process.arch): string {
  const name = `@foundry-rs/anvil-${platform}-${ARCHITECTURES[architecture] ?? architecture}`
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    // Directly the binary: the wrapper script of @foundry-rs/anvil would be a second process that hides its pid.
    return require.resolve(`${name}/bin/${file}`)
  } catch {
    throw new AnvilUnusable(`The package ${name} is not installed.`)
  }
}

/**
 * The flags of a devnet node. `folder` is where the installation keeps its chain; it also identifies the process in the
 * process table as this installation's own.
 */
export function anvilFlags(chainId: number, host: string, port: number, folder: string): string[] {
  return [
    ['--chain-id', String(chainId)],
    ['--host', host],
    ['--port', String(port)],
    ['--cache-path', folder],
    // Anvil's well-known prefunded accounts would tempt users to reuse their public keys on real chains.
    ['--accounts', '0'],
    // State of old blocks is never queried; keeping it would cost memory with every payment.
    ['--prune-history', '16'],
    // A saved chain is loaded in one request, and outgrows the default limit of 2 MB.
    ['--no-request-size-limit'],
    ['--quiet'],
  ].flat()
}
