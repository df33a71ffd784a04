import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { FILE_PEERS, type FilePeer, PEERS, type Peer } from './kinds.ts'

const FOLDER = fileURLToPath(new URL('../peers/', import.meta.url))

/** Inside node_modules: git ignores it, and the packages of the peers are found from there. */
const BUILT = `${FOLDER}node_modules/.built`

/** The file that runs a peer once it is built. */
export function builtFileOf(peer: Peer | FilePeer): string {
  return `${BUILT}/${peer}.js`
}

/**
 * Makes plain JavaScript of the peers' servers, the packages left as they are: Node with a TypeScript loader takes longer
 * for the dynamic imports that some of them do with each request.
 */
export async function buildPeers(): Promise<void> {
  await build({
    entryPoints: [...PEERS, ...FILE_PEERS].map((peer) => `${FOLDER}servers/${peer}.ts`),
    outdir: BUILT,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
}
