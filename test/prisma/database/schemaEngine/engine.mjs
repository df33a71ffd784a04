#!/usr/bin/env node
import { createInterface } from 'node:readline'
import { PrismaPg } from '@prisma/adapter-pg'
import { openSchemaEngine } from '../../../../scripts/support/schemaEngine.mjs'

// Stands in for Prisma's native schema engine, which is a download, with the same engine from npm: JSON-RPC, a line a
// message, on standard input and output. Point PRISMA_SCHEMA_ENGINE_BINARY at it.

/** The code Prisma's command line knows for an error that its user should read. */
const USER_FACING = 4466

const VERSION_METHOD = 'getDatabaseVersion'

const args = process.argv.slice(2)

if (args.includes('--version')) {
  console.log('schema-engine-cli stand-in')
  process.exit(0)
}
// `cli` asks whether the database can be reached; the commands themselves find out.
if (args.includes('cli')) process.exit(0)

const datasource = args.includes('--datasource') ? JSON.parse(args[args.indexOf('--datasource') + 1]) : {}
const adapter = new PrismaPg({ connectionString: datasource.url ?? process.env.DATABASE_URL })
let engine

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

async function answer({ id, method, params }) {
  try {
    engine ??= await openSchemaEngine(adapter)
    const result = await engine[method === VERSION_METHOD ? 'version' : method](
      Array.isArray(params) ? params[0] : params,
    )
    send({ id, result: result ?? null })
  } catch (error) {
    const data = { is_panic: false, message: error.message, error_code: error.code, meta: error.meta ?? null }
    send({ id, error: { code: USER_FACING, message: error.message, data } })
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = line.trim() ? JSON.parse(line) : {}
  if (message.method) await answer(message)
}
