import { createRequire } from 'node:module'
import { AnvilUnusable } from './errors.ts'

const require = createRequire(import.meta.url)

/** The package that holds anvil for a platform, as Foundry names them. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/** The path of the anvil that npm installed for this platform. Throws AnvilUnusable when there is none. */
export function findAnvil(platform: string = process.platform, architecture: string = process.arch): string {
  const name = `@foundry-rs/anvil-${platform}-${ARCHITECTURES[architecture] ?? architecture}`
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    // Straight to the binary: the wrapper script of @foundry-rs/anvil would be a second process that hides its pid.
    return require.resolve(`${name}/bin/${file}`)
  } catch {
    throw new AnvilUnusable(`The package ${name} is not installed.`)
  }
}

/**
 * The flags of a devnet node. `folder` is where the installation keeps its chain; it also marks the process as that
 * installation's own in the process table.
 */
export function anvilFlags(chainId: number, host: string, port: number, folder: string): string[] {
  return [
    ['--chain-id', String(chainId)],
    ['--host', host],
    ['--port', String(port)],
    ['--cache-path', folder],
    // Anvil's well-known rich accounts would only tempt somebody to use their keys elsewhere.
    ['--accounts', '0'],
    // The state at old blocks is not asked for; keeping it would cost memory with every payment.
    ['--prune-history', '16'],
    // A saved chain is loaded in one request, and grows beyond the 2 MB that are allowed otherwise.
    ['--no-request-size-limit'],
    ['--quiet'],
  ].flat()
}
