import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { follow, type Instruction, instructionsOf } from '../docs/instructions.ts'
import { codeBlocks, readPage, section } from '../docs/markdown.ts'
import { type CheckoutCopy, copyCheckout } from '../support/checkoutCopy.ts'
import { startProcess } from '../support/process.ts'

const PAGE = readPage('docs/adding-an-endpoint.md')
const [EXAMPLE = '', ...VARIANTS] = PAGE.split(/^(?=## Variant)/m)
const TRY = section(PAGE, '## 4. Compose, start, try')
/** Copying, composing and compiling, on a busy machine, in milliseconds. */
const LONG = 500_000

let copy: CheckoutCopy
beforeAll(async () => {
  copy = await copyCheckout()
}, LONG)
afterAll(() => copy?.remove())

it('an endpoint is added as its page says: it asks for its price, and is paid', { timeout: LONG }, async () => {
  await followAll(instructionsOf(EXAMPLE))
  const [commands = ''] = codeBlocks(TRY, 'sh')
  const lines = commands.split('\n').map((line) => line.replace(/ +#.*$/, ''))
  const start = lines.indexOf('npm start')
  for (const line of lines.slice(0, start)) await copy.run('sh', ['-c', line])
  await expectTypes()
  const tollgraph = await startProcess({}, { checkout: copy.folder })
  onTestFinished(() => tollgraph.end())

  const ask = lines
    .slice(start + 1)
    .join('\n')
    .replaceAll('http://127.0.0.1:4000', tollgraph.url)
  const unpaid = await copy.run('sh', ['-c', ask.replace('curl -s', "curl -s -w '\\n%{http_code}'")])
  const [body = '', status] = unpaid.split('\n')
  expect(status).toBe('402')
  const [shown = ''] = codeBlocks(TRY, 'json')
  const { message, bill } = JSON.parse(body)
  expect(shown).toContain(JSON.stringify(message))
  expect(shown).toContain(`"bill":${JSON.stringify(bill)}`)

  const [client = ''] = codeBlocks(section(readPage('README.md'), '## Pay for a call'), 'js')
  const [paidCall = ''] = codeBlocks(TRY, 'js')
  await writeFile(
    join(copy.folder, 'pay.mjs'),
    `process.env.TOLLGRAPH_URL = '${tollgraph.url}'\n${client}\n${paidCall}`,
  )
  const printed = await copy.run(process.execPath, ['pay.mjs'])
  expect(printed).toContain(outputOf(TRY))
})

it('the examples of the variants compile', { timeout: LONG }, async () => {
  await followAll(instructionsOf(VARIANTS.join('')))
  await copy.run('npm', ['run', 'prisma:generate'])
  await copy.run('npm', ['run', 'compose'])
  await expectTypes()
})

async function followAll(instructions: readonly Instruction[]): Promise<void> {
  expect(instructions.length).toBeGreaterThan(0)
  for (const instruction of instructions) await follow(instruction, copy.folder)
}

/** Expects that the changed service compiles, with all that it imports. */
async function expectTypes(): Promise<void> {
  // The second time, only what has changed is checked again.
  const compilerOptions = { incremental: true, tsBuildInfoFile: './tsconfig.service.tsbuildinfo' }
  const settings = { extends: './tsconfig.json', compilerOptions, include: ['subgraphs/domains'] }
  await writeFile(join(copy.folder, 'tsconfig.service.json'), JSON.stringify(settings))
  const errors = await copy
    .run(process.execPath, [
      'node_modules/typescript-native/bin/tsc',
      '--pretty',
      'false',
      '-p',
      'tsconfig.service.json',
    ])
    .catch(({ stdout }: { readonly stdout: string }) => stdout)
  expect(errors).toBe('')
}

/** What the page says that its script prints: the block below it. */
function outputOf(text: string): string {
  return /^```js\n[\s\S]*?^```\n\n```\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? 'a block below the script'
}
