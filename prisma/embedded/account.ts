import { access, constants, readFile } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError, WAY_OUT } from './errors.ts'

/**
 * The account that the server runs as. Postgres refuses to run as root; for root it therefore runs under an
 * unprivileged account that keeps one privilege, to access files whatever their permissions, so that a folder only root
 * can enter works without being copied or opened to others.
 */
export interface ServerAccount {
  /** Owner of the cluster's files. */
  readonly uid: number
  readonly gid: number
  /** True when the server's account differs from that of this process. */
  readonly delegated: boolean
  /** The command line that runs `command` under this account. */
  commandLine(command: string, args: readonly string[]): { readonly file: string; readonly args: string[] }
}

/** The Linux capabilities required to start the server under another account: name to number. */
const NEEDED_CAPABILITIES = { CHOWN: 0, DAC_OVERRIDE: 1, KILL: 5, SETGID: 6, SETUID: 7, SETPCAP: 8 }

/** The uid of Linux's unprivileged account `nobody`. */
const NOBODY_UID = 65534

/** The account for the server. `clusterUid` is the owner of an existing cluster, null for a new one. */
export async function serverAccount(clusterUid: number | null): Promise<ServerAccount> {
  const uid = process.getuid?.()
  const gid = process.getgid?.()
  if (uid === undefined || gid === undefined) {
    throw new EmbeddedPostgresError(`The embedded Postgres needs Linux or macOS: use one of them, ${WAY_OUT}`)
  }
  return uid === 0 ? delegatedAccount(clusterUid) : ownAccount(uid, gid, clusterUid)
}

function ownAccount(uid: number, gid: number, clusterUid: number | null): ServerAccount {
  if (clusterUid !== null && clusterUid !== uid) {
    throw new EmbeddedPostgresError(
      `The database belongs to another user (uid ${clusterUid}; this is uid ${uid}), as when root made it. ` +
        `Start as the user who made it, choose another DATA_DIR, ${WAY_OUT}`,
    )
  }
  return { uid, gid, delegated: false, commandLine: (command, args) => ({ file: command, args: [...args] }) }
}

async function delegatedAccount(clusterUid: number | null): Promise<ServerAccount> {
  const setpriv = await findSetpriv()
  await checkCapabilities()
  const { uid, gid } = await unprivilegedAccount(clusterUid)
  const capabilities = '+dac_override'
  const options = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
    '--securebits=+no_setuid_fixup',
  ]
  return {
    uid,
    gid,
    delegated: true,
    commandLine: (command, args) => ({ file: setpriv, args: [...options, command, ...args] }),
  }
}

async function findSetpriv(): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute), '/usr/bin', '/bin']
  for (const folder of folders) {
    const file = path.join(folder, 'setpriv')
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return file
  }
  throw new EmbeddedPostgresError(
    `Postgres does not run as root, and setpriv (util-linux), which would start it under another account, is missing. ` +
      `Install util-linux, start as an ordinary user, ${WAY_OUT}`,
  )
}

/** Root in a container may lack some of root's capabilities. */
async function checkCapabilities(): Promise<void> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const bits = /^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1]
  if (!bits) return
  const effective = BigInt(`0x${bits}`)
  const missing = Object.entries(NEEDED_CAPABILITIES).filter(([, bit]) => !(effective & (1n << BigInt(bit))))
  if (missing.length === 0) return
  throw new EmbeddedPostgresError(
    `Postgres does not run as root, and this root lacks what starting it under another account takes: ` +
      `${missing.map(([name]) => `CAP_${name}`).join(', ')}. ` +
      `Grant the container these capabilities, start as an ordinary user, ${WAY_OUT}`,
  )
}

/** The account `postgres`, else `nobody`; for an existing cluster, the one that created it. */
async function unprivilegedAccount(clusterUid: number | null): Promise<{ uid: number; gid: number }> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const accounts = passwd.split('\n').map((line) => line.split(':'))
  const named = ['postgres', 'nobody'].flatMap((name) => {
    const entry = accounts.find((account) => account[0] === name)
    return entry ? [{ uid: Number(entry[2]), gid: Number(entry[3]) }] : []
  })
  const candidates = [...named, { uid: NOBODY_UID, gid: NOBODY_UID }].filter(({ uid }) => uid > 0)
  const account = clusterUid === null ? candidates[0] : candidates.find(({ uid }) => uid === clusterUid)
  if (account) return account
  throw new EmbeddedPostgresError(
    `This is root, and the database belongs to another user (uid ${clusterUid}), who made it. ` +
      `Start as that user, choose another DATA_DIR, ${WAY_OUT}`,
  )
}
