import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-linked-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('does not install into the tree that a linked node_modules leads to', async () => {
  const other = join(folder, 'other', 'node_modules')
  const copy = join(folder, 'copy')
  await mkdir(join(other, 'precious'), { recursive: true })
  await mkdir(copy)
  await cp(join(ROOT, 'scripts'), join(copy, 'scripts'), { recursive: true })
  await cp(join(ROOT, 'package.json'), join(copy, 'package.json'))
  await cp(join(ROOT, 'package-lock.json'), join(copy, 'package-lock.json'))
  await writeFile(join(other, 'precious', 'file'), 'mine')
  await symlink(other, join(copy, 'node_modules'))

  const { code, stderr } = await new Promise<{ code: number; stderr: string }>((resolve) => {
    execFile(process.execPath, ['scripts/start.mjs'], { cwd: copy }, (error, _stdout, text) =>
      resolve({ code: Number(error?.code ?? 0), stderr: text }),
    )
  })
  expect(code).toBe(1)
  expect(stderr).toContain(`node_modules is a link to ${other}`)
  expect(await readdir(other)).toEqual(['precious'])
})
