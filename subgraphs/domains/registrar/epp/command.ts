import type { XmlTree } from './xml.ts'

/** One command: `<command>` without its clTRID; its content may depend on the namespaces that the server offers. */
export interface Command {
  /** Our id of the command; default: a new one. */
  readonly clTRID?: string
  /** Read-only commands are sent once more if the connection breaks. */
  readonly changesNothing?: true
  write(services: ReadonlySet<string>): XmlTree
}
