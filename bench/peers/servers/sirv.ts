import { createServer } from 'node:http'
import sirv from 'sirv'
import { serve } from '../../servers/serve.ts'
import { served } from './served.ts'

// The static server of Vite's preview, as it is set up for production: it knows its files from the start.

const files = sirv(process.env.BENCH_SITE as string, { etag: true, gzip: true })

await serve(() => served(createServer((request, response) => files(request, response)).listen(0, '127.0.0.1')))
