import { pino } from 'pino'
import { expect, it } from 'vitest'
import { StartBrokenOff, Stops } from '../../../router/boot/stops.ts'
import { gate } from '../../support/gate.ts'

const silent = pino({ level: 'silent' })

it('stops in the reverse order of the start, also after one that fails', async () => {
  const stops = new Stops(silent)
  const stopped: string[] = []
  stops.add(() => void stopped.push('first'))
  stops.add(() => Promise.reject(new Error('broken')))
  stops.add(async () => void stopped.push('last'))
  await stops.run()
  expect(stopped).toEqual(['last', 'first'])
  await stops.run()
  expect(stopped).toEqual(['last', 'first'])
})

it('stops what starts while everything is stopped, or later, and breaks the start off', async () => {
  const stops = new Stops(silent)
  const stopped: string[] = []
  const [begun, may] = [gate(), gate()]
  stops.add(async () => {
    begun.open()
    await may.opened
    stopped.push('slow')
  })
  const first = stops.run()
  await begun.opened
  expect(() => stops.add(() => void stopped.push('late'))).toThrow(StartBrokenOff)
  may.open()
  await first
  await stops.run()
  expect(stopped).toEqual(['slow', 'late'])
  expect(() => stops.add(() => void stopped.push('latest'))).toThrow(StartBrokenOff)
  await stops.run()
  expect(stopped).toEqual(['slow', 'late', 'latest'])
})
