import { pino } from 'pino'
import { openDatabase } from '../../../../prisma/database.ts'
import { openFilesystemStore } from '../../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { startFilesServer } from './filesServer.ts'

// A process of its own that takes uploads, to be killed or measured by its test.

const [databaseUrl = '', folder = '', port = ''] = process.argv.slice(2)
const db = openDatabase(databaseUrl)
const blobs = await openFilesystemStore(folder)
const log = pino({ level: 'error' })
await startFilesServer({ db, blobs, log, now: () => new Date() }, {}, Number(port))
process.stdout.write('ready\n')
