import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { discreetSerializers } from './discreet.ts'

/** Where log lines go. */
export interface LogPlace {
  readonly isTerminal: boolean
  write(text: string): void
}

/** The log of a process: one JSON object a line, or on a terminal a line to read. Errors are logged without secrets. */
export async function openLog(level: string, place: LogPlace): Promise<Logger> {
  const options: LoggerOptions = {
    level,
    serializers: discreetSerializers,
    redact: ['req.headers', 'headers', 'key', 'secret', '*.key', '*.secret'],
  }
  return place.isTerminal ? pino(options, await readable(place)) : pino(options)
}

async function readable(place: LogPlace): Promise<DestinationStream> {
  const { prettyFactory } = await import('pino-pretty')
  const pretty = prettyFactory({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' })
  return { write: (line) => place.write(pretty(line)) }
}
