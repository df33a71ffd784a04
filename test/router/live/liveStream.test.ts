import { describe, expect, it } from 'vitest'
import { LiveStream, type Reading } from '../../../router/live/liveStream.ts'

const reading = (value: unknown, isLast = false): Reading => ({ result: { data: { value } }, isLast })
const event = (value: unknown) => ({ done: false, value: { data: { value } } })

describe('a live stream', () => {
  it('sends what changed meanwhile once, as it is when the client is ready', async () => {
    let value = 0
    const stream = new LiveStream(async () => reading(value))
    for (value = 1; value < 5; value += 1) stream.add('thing')
    expect(await stream.next()).toEqual(event(5))
    const next = stream.next()
    value = 6
    stream.add('thing')
    expect(await next).toEqual(event(6))
  })

  it('leaves out a value that is equal to the last one of the same thing', async () => {
    const values = ['a', 'a', 'b']
    const stream = new LiveStream(async () => reading(values.shift()))
    stream.add('thing')
    expect(await stream.next()).toEqual(event('a'))
    const next = stream.next()
    stream.add('thing')
    await new Promise(setImmediate)
    stream.add('thing')
    expect(await next).toEqual(event('b'))
  })

  it('ends with its last value', async () => {
    const stream = new LiveStream(async () => reading('end', true))
    stream.add('thing')
    expect(await stream.next()).toEqual(event('end'))
    expect((await stream.next()).done).toBe(true)
  })

  it('ends while its client waits, and runs what follows its end once', async () => {
    let ends = 0
    const stream = new LiveStream(async () => reading('never'))
    stream.onEnd(() => {
      ends += 1
    })
    const next = stream.next()
    await stream.return()
    expect((await next).done).toBe(true)
    stream.finish(null)
    expect(ends).toBe(1)
  })

  it('sends nothing that was read before its end and arrives after it', async () => {
    let answer: (read: Reading) => void = () => {}
    const stream = new LiveStream(() => new Promise((resolve) => (answer = resolve)))
    stream.add('thing')
    const next = stream.next()
    stream.finish({ errors: [{ message: 'The session has ended' }] })
    answer(reading('secret'))
    expect(await next).toEqual({ done: false, value: { errors: [{ message: 'The session has ended' }] } })
    expect((await stream.next()).done).toBe(true)
  })
})
