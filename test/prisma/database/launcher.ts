import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'

// A process of its own for tests that kill it: starts the server of a data folder, says so in a line of JSON, and waits.

const [dataDir = ''] = process.argv.slice(2)
try {
  const { url, attached, binary } = await startEmbeddedPostgres({ dataDir })
  process.stdout.write(`${JSON.stringify({ url, attached, binary })}\n`)
  process.stdin.resume()
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}\n` : String(error))
  process.exit(1)
}
