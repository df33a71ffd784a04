import { expect, test } from 'vitest'
import { progressLine } from '../../../router/boot/progress.ts'
import { openLog } from '../../../router/log/openLog.ts'

test('on a terminal a log line is readable, ends its own line, and names no process', async () => {
  let written = ''
  const log = await openLog('info', { isTerminal: true, write: (text) => (written += text) })
  log.warn({ port: 4_000, err: new Error('https://node.example/key-of-a-customer failed') }, 'The node does not answer')
  expect(written).toContain('The node does not answer')
  expect(written).toContain('4000')
  expect(written).not.toContain('key-of-a-customer')
  expect(written).not.toContain('"msg"')
  expect(written).not.toContain(String(process.pid))
  expect(written.endsWith('\n')).toBe(true)
})

test('a line that is written during a step stands above the step, which is shown again', () => {
  let written = ''
  const stream = { isTTY: true, write: (text: string) => (written += text) } as unknown as NodeJS.WriteStream
  const progress = progressLine(stream)
  progress.show('composing the graph')
  progress.above(() => (written += 'a log line\n'))
  expect(written).toBe('\r\u001b[2K… composing the graph\r\u001b[2Ka log line\n\r\u001b[2K… composing the graph')
  progress.done()
  written = ''
  progress.above(() => (written += 'another\n'))
  expect(written).toBe('another\n')
})
