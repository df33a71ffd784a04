import type { z } from 'zod'

/** The ports that something listens on in a router's process. */
export const LISTENING_PORTS = [
  'PORT',
  'DEVNET_PORT',
  'DNS_PORT',
  'MAILBOX_SMTP_PORT',
  'MAILBOX_VIEWER_PORT',
  'STAND_IN_REGISTRY_PORT',
  'HOSTING_PORT',
  'HOSTING_TLS_PORT',
  'MX_PORT',
  'MAIL_FILES_PORT',
] as const

export type ListeningPort = (typeof LISTENING_PORTS)[number]

/** The largest PORT_OFFSET, which leads to no port that does not exist. */
export const MOST_OFFSET = 50_000

type Given = Readonly<Record<string, string | undefined>>

/**
 * Moves each listening port without a value of its own by PORT_OFFSET. `shapes` hold the default ports. An offset that
 * cannot be used changes nothing; its setting is refused when it is read.
 */
export function withPortOffset(given: Given, shapes: readonly Readonly<Record<string, z.ZodType>>[]): Given {
  const offset = Number(given.PORT_OFFSET ?? 0)
  if (!Number.isInteger(offset) || offset <= 0 || offset > MOST_OFFSET) return given
  const moved = LISTENING_PORTS.flatMap((name) => {
    const shape = shapes.find((one) => name in one)
    const standard = shape?.[name]?.safeParse(undefined).data
    return given[name] === undefined && typeof standard === 'number' ? [[name, String(standard + offset)] as const] : []
  })
  return { ...given, ...Object.fromEntries(moved) }
}

/** The settings that name a port: `PORT`, or several. */
export function settingsOfPort(port: number, values: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  return LISTENING_PORTS.filter((name) => values.some((settings) => settings[name] === port))
}
