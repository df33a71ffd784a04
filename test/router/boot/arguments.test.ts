import { describe, expect, it } from 'vitest'
import { readArguments, usage } from '../../../router/boot/arguments.ts'

const SERVICES = ['gateway', 'travel']
const read = (...args: readonly string[]) => readArguments(args, SERVICES)

describe('the arguments of a start', () => {
  it('start the router, one service, or show the usage', () => {
    expect(read()).toEqual({ kind: 'router', isVerbose: false })
    expect(read('--verbose')).toEqual({ kind: 'router', isVerbose: true })
    expect(read('subgraph', 'travel')).toEqual({ kind: 'subgraph', name: 'travel' })
    for (const args of [['--help'], ['-h'], ['help'], ['subgraph', 'travel', '--help']])
      expect(read(...args)).toEqual({ kind: 'help' })
  })

  it.each([
    [['stat'], 'There is no command stat here.'],
    [['subgraph'], 'subgraph takes the name of one service.'],
    [['subgraph', 'travel', 'gateway'], 'subgraph takes the name of one service.'],
    [['subgraph', 'weather'], 'There is no service weather; there are gateway, travel.'],
    [['--port', '4000'], "Unknown option '--port'"],
  ])('that are unknown are named: %j', (args, message) => {
    expect(read(...args)).toEqual({ kind: 'misuse', message: expect.stringContaining(message) })
  })

  it('are in the usage, with the services', () => {
    for (const text of ['subgraph', '--verbose', '--help', 'gateway, travel']) expect(usage(SERVICES)).toContain(text)
  })
})
