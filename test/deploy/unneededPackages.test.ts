import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { unneededPackages } from '../../deploy/image/unneededPackages.mjs'
import { makeDataFolder } from '../support/dataFolder.ts'

const PACKAGES = {
  'node_modules/bundled': {},
  'node_modules/bundled/node_modules/inside': {},
  'node_modules/sharp': { dependencies: { colour: '1' }, optionalDependencies: { '@img/sharp-linux-x64': '1' } },
  'node_modules/sharp/node_modules/inside-sharp': { dependencies: { deep: '1' } },
  'node_modules/colour': {},
  'node_modules/deep': {},
  'node_modules/@img/sharp-linux-x64': {},
  'node_modules/@prisma/client': {},
  'node_modules/typescript': {},
  'node_modules/dejavu-fonts-ttf': {},
  'node_modules/@apollo/composition': { dependencies: { 'of-composition': '1' } },
  'node_modules/of-composition': {},
}

it('an image keeps packages that its bundles name by place or look up, with what they need', async () => {
  const folder = await makeDataFolder('tollgraph-packages-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = async (file: string, text: string) => {
    const path = join(folder, 'node_modules', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  await write('.package-lock.json', JSON.stringify({ packages: PACKAGES }))
  await write(
    '.cache/tollgraph/a-router/main.js',
    `require("${folder}/node_modules/sharp/dist/index.cjs");require("bundled")`,
  )
  await write(
    '.cache/tollgraph/a-cli/chunk.js',
    `__load("file://${folder}/node_modules/@prisma/client/client.mjs");require("${folder}/node_modules/typescript/ts.js")`,
  )
  await write('.cache/tollgraph/a-cli/chunk.js.map', `"${folder}/node_modules/bundled/index.js"`)
  expect(unneededPackages(folder)).toEqual([
    'node_modules/bundled',
    'node_modules/bundled/node_modules/inside',
    'node_modules/typescript',
    'node_modules/of-composition',
  ])
})
