import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { writeDurably } from '../../subgraphs/domains/durableFile.ts'

const Domain = z.object({
  name: z.string(),
  /** The current registrar. */
  sponsor: z.string(),
  /** The registrar that created it. */
  creator: z.string(),
  registrant: z.string(),
  contacts: z.array(z.object({ type: z.string(), id: z.string() })),
  nameservers: z.array(z.string()),
  statuses: z.array(z.string()),
  authInfo: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When its registrar deleted it; missing when the registry deletes it after expiry. */
  deletedAt: z.iso.datetime().optional(),
})
export type StoredDomain = Readonly<z.output<typeof Domain>>

const Contact = z.object({
  id: z.string(),
  sponsor: z.string(),
  /** The form of its address (RFC 5733, 2.4); missing in older files. */
  form: z.enum(['int', 'loc']).optional(),
  name: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  state: z.string().nullable(),
  postalCode: z.string(),
  country: z.string(),
  email: z.string(),
  authInfo: z.string(),
  createdAt: z.iso.datetime(),
})
export type StoredContact = Readonly<z.output<typeof Contact>>

const File = z.object({ version: z.literal(1), domains: z.array(Domain), contacts: z.array(Contact) })

/** The registry's state. `put` and `remove` resolve when the change is on disk. */
export interface RegistryState {
  domain(name: string): StoredDomain | undefined
  contact(id: string): StoredContact | undefined
  putDomain(domain: StoredDomain): Promise<void>
  putContact(contact: StoredContact): Promise<void>
  removeContact(id: string): Promise<void>
  contactIds(): readonly string[]
  /** The domains that name a contact, those included whose deletion is over. */
  domainsOf(contactId: string): readonly StoredDomain[]
}

/** Opens the state of a JSON file, which is created if missing. Throws an Error when the file is damaged. */
export async function openRegistryState(path: string): Promise<RegistryState> {
  await mkdir(dirname(path), { recursive: true })
  const stored = await readState(path)
  const domains = new Map(stored.domains.map((domain) => [domain.name, domain]))
  const contacts = new Map(stored.contacts.map((contact) => [contact.id, contact]))
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  // Changes that arrive during a write share the next write.
  function save(): Promise<void> {
    next ??= current.then(() => {
      next = null
      const file = { version: 1, domains: [...domains.values()], contacts: [...contacts.values()] }
      return writeDurably(path, `${JSON.stringify(file, null, 1)}\n`)
    })
    current = next.catch(() => {})
    return next
  }

  async function put<T>(table: Map<string, T>, key: string, value: T | undefined): Promise<void> {
    const before = table.get(key)
    if (value === undefined) table.delete(key)
    else table.set(key, value)
    try {
      await save()
    } catch (error) {
      if (before === undefined) table.delete(key)
      else table.set(key, before)
      throw error
    }
  }

  return {
    domain: (name) => domains.get(name),
    contact: (id) => contacts.get(id),
    putDomain: (domain) => put(domains, domain.name, domain),
    putContact: (contact) => put(contacts, contact.id, contact),
    removeContact: (id) => put(contacts, id, undefined),
    contactIds: () => [...contacts.keys()],
    domainsOf: (id) =>
      [...domains.values()].filter(
        (domain) => domain.registrant === id || domain.contacts.some((one) => one.id === id),
      ),
  }
}

async function readState(path: string): Promise<z.output<typeof File>> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { version: 1, domains: [], contacts: [] }
    throw error
  }
  try {
    return File.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`The stand-in registry's state cannot be read; move ${path} away to start empty`, { cause: error })
  }
}
