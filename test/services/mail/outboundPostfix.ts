import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadCertificate } from '../../../subgraphs/mail/inbound/certificate.ts'
import { eventually } from '../../support/ledger.ts'
import { freePorts } from '../../support/ports.ts'

const POSTFIX = '/usr/sbin/postfix'

/** Why there can be no Postfix here; null when there can. Its master only runs as root. */
export const NO_POSTFIX = !existsSync(POSTFIX)
  ? 'Postfix is not installed (apt install postfix)'
  : process.getuid?.() === 0
    ? null
    : 'Postfix needs root'

/** Another mail server: it takes mail for its domain and hands it to a port of this machine. */
export interface Postfix {
  readonly port: number
  stop(): Promise<void>
}

export interface PostfixSettings {
  /** The domain that it takes mail for; `nobody@` of it is refused. */
  readonly domain: string
  /** Where it hands that mail to. */
  readonly sinkPort: number
  /** A domain that it sends mail to, names below it included, and where the server of that is. */
  readonly next: { readonly domain: string; readonly port: number }
}

/** Starts Debian's Postfix with configuration and spool of its own. */
export async function startPostfix(settings: PostfixSettings): Promise<Postfix> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mail-postfix-'))
  // Its daemons run as another user.
  await chmod(folder, 0o755)
  const [port = 0] = await freePorts(1)
  for (const name of ['conf', 'spool', 'data']) await mkdir(path.join(folder, name))
  await chown(path.join(folder, 'data'), userId('-u'), userId('-g'))
  const { cert, key } = await loadCertificate({} as never, `mx.${settings.domain}`, folder, new Date())
  await writeFile(path.join(folder, 'conf', 'tls.pem'), `${key}\n${cert}\n`, { mode: 0o600 })
  await writeFile(path.join(folder, 'conf', 'main.cf'), mainSettings(folder, settings))
  await writeFile(path.join(folder, 'conf', 'master.cf'), services(port))
  // Into a file: what Node calls a pipe is a socket, which Postfix cannot open as /dev/stdout.
  const logFile = path.join(folder, 'log')
  const logHandle = await open(logFile, 'w')
  const conf = path.join(folder, 'conf')
  const child = spawn(POSTFIX, ['-c', conf, 'start-fg'], { stdio: ['ignore', logHandle.fd, logHandle.fd] })
  await logHandle.close()
  const log = () => readFileSync(logFile, 'utf8')
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      execFileSync(POSTFIX, ['-c', conf, 'stop'], { stdio: 'ignore' })
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await eventually('Postfix listens', async () => {
      if (child.exitCode !== null) throw new Error(`Postfix ended:\n${log()}`)
      return isListening(port)
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { port, stop }
}

function mainSettings(folder: string, { domain, sinkPort, next }: PostfixSettings): string {
  return `compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
myhostname = mx.${domain}
mydestination =
alias_maps =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
maillog_file = /dev/stdout
smtpd_tls_security_level = may
smtpd_tls_chain_files = ${folder}/conf/tls.pem
smtp_tls_security_level = may
smtpd_tls_received_header = yes
relay_domains = ${domain} ${next.domain}
smtpd_recipient_restrictions = check_recipient_access inline:{{nobody@${domain} = reject}}, permit_mynetworks, reject
transport_maps = inline:{{${domain} = smtp:[127.0.0.1]:${sinkPort}}, {${next.domain} = smtp:[127.0.0.1]:${next.port}}, {.${next.domain} = smtp:[127.0.0.1]:${next.port}}}
`
}

function services(port: number): string {
  return `127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
smtp unix - - n - - smtp
relay unix - - n - - smtp
error unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
tlsmgr unix - - n 1000? 1 tlsmgr
proxymap unix - - n - - proxymap
postlog unix-dgram n - n - 1 postlogd
`
}

function userId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postfix'], { encoding: 'utf8' }))
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
