import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import { openQueue } from '../../../../stand-ins/media/queue.ts'

/** Work that ends when it is told to. */
function piece(name: string, log: string[]) {
  const end = new EventEmitter()
  const run = async () => {
    log.push(name)
    await once(end, 'ends')
    return name
  }
  return { run, end: () => end.emit('ends'), fail: () => end.emit('error', new Error(name)) }
}

it('runs so much work at once, and the rest in the order in which it came', async () => {
  const log: string[] = []
  const inTurn = openQueue(2)
  const pieces = ['a', 'b', 'c', 'd'].map((name) => piece(name, log))
  const results = pieces.map(({ run }) => inTurn(run))
  expect(log).toEqual(['a', 'b'])
  pieces[1]?.end()
  await results[1]
  await Promise.resolve()
  expect(log).toEqual(['a', 'b', 'c'])
  pieces[0]?.end()
  await results[0]
  await Promise.resolve()
  expect(log).toEqual(['a', 'b', 'c', 'd'])
  for (const { end } of pieces) end()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

it('goes on after work that failed', async () => {
  const log: string[] = []
  const inTurn = openQueue(1)
  const [bad, good] = [piece('bad', log), piece('good', log)]
  const first = inTurn(bad.run)
  const second = inTurn(good.run)
  bad.fail()
  await expect(first).rejects.toThrow('bad')
  good.end()
  expect(await second).toBe('good')
})
