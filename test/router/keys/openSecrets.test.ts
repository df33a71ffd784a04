import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openSecrets } from '../../../router/boot/secret.ts'

const KEPT = 'the secret that is in the file secret of the folder'

it('the secret that is kept in DATA_DIR is refused in SECRET_PREVIOUS while it is the current one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-secret-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await writeFile(join(dataDir, 'secret'), KEPT)
  const other = 'another secret that this installation had before'
  expect(openSecrets(dataDir, undefined, [other])).toEqual([KEPT, other])
  expect(openSecrets(dataDir, other, [KEPT])).toEqual([other, KEPT])
  expect(() => openSecrets(dataDir, undefined, [KEPT])).toThrow('SECRET_PREVIOUS must not name the current secret')
})
