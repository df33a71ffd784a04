import { Upstream } from '../../../../schema/errors.ts'
import { NAMESPACES } from './namespaces.ts'
import { UnreadableAnswer } from './results.ts'
import type { XmlElement } from './xml.ts'

/** Object namespaces without which we cannot register a domain. */
const NEEDED = [NAMESPACES.domain, NAMESPACES.contact] as const

/** Every namespace that our commands use, if the server offers it. */
const KNOWN: readonly string[] = [...NEEDED, NAMESPACES.host, NAMESPACES.fee]

/** What a login declares (RFC 5730, 2.9.1.1), and commands may use. */
export interface Services {
  readonly objects: readonly string[]
  readonly extensions: readonly string[]
  readonly language: string
  /** All of them. */
  readonly all: ReadonlySet<string>
}

/**
 * The services that the server's greeting offers and we use: a login with others is refused (2307). Throws
 * UnreadableAnswer for another document, and Upstream for a server without EPP 1.0, domains or contacts.
 */
export function servicesOf(root: XmlElement): Services {
  const menu = root.name === 'epp' ? root.at('greeting', 'svcMenu') : undefined
  if (!menu) throw new UnreadableAnswer('no greeting')
  const textsOf = (name: string, element: XmlElement | undefined = menu) =>
    (element?.all(name) ?? []).map(({ text }) => text)
  const languages = textsOf('lang')
  const offered = textsOf('objURI')
  if (!textsOf('version').includes('1.0') || NEEDED.some((uri) => !offered.includes(uri)))
    throw new Upstream('The registrar does not offer domains and contacts by EPP 1.0')
  const objects = KNOWN.filter((uri) => offered.includes(uri))
  const extensions = KNOWN.filter((uri) => textsOf('extURI', menu.at('svcExtension')).includes(uri))
  const language = languages.includes('en') ? 'en' : (languages[0] ?? 'en')
  return { objects, extensions, language, all: new Set([...objects, ...extensions]) }
}
