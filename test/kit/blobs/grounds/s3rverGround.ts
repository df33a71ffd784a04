import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { s3Ground } from './s3Ground.ts'

/** A small S3 in this process: quick to start, and lax where Amazon's is strict. */
export async function s3rverGround() {
  const directory = await mkdtemp(join(tmpdir(), 'tollgraph-s3rver-'))
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false })
  const { port } = await server.run()
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const ground = await s3Ground(
    {
      bucket: 'files',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      credentials,
      prefix: 'here/there',
    },
    { listsUploads: false },
  )
  return {
    ...ground,
    async end() {
      await ground.end()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
