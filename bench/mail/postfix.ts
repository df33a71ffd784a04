import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Program, startProgram } from '../beside/program.ts'
import { freePorts } from '../servers/ports.ts'

const POSTFIX = '/usr/sbin/postfix'

/** Whether there is a Postfix to be measured beside; its master only runs as root. */
export const HAS_POSTFIX = existsSync(POSTFIX) && process.getuid?.() === 0

/** Domain of the mailboxes. */
export const POSTFIX_DOMAIN = 'inboxes.test'

/** Starts Postfix with a configuration and a spool of its own. It takes mail for these names, each into a folder. */
export async function startPostfix(folder: string, boxes: readonly string[]): Promise<Program> {
  // Its daemons run as other users.
  await chmod(folder, 0o755)
  const [port = 0] = await freePorts(1)
  const [uid, gid] = [userId('postfix', '-u'), userId('postfix', '-g')]
  for (const name of ['conf', 'spool', 'data', 'boxes']) await mkdir(join(folder, name))
  await chown(join(folder, 'data'), uid, gid)
  // The user that mail is delivered as.
  const [boxUid, boxGid] = [userId('nobody', '-u'), userId('nobody', '-g')]
  await chown(join(folder, 'boxes'), boxUid, boxGid)
  await writeFile(join(folder, 'conf', 'main.cf'), settings(folder, boxes, boxUid, boxGid))
  await writeFile(join(folder, 'conf', 'master.cf'), services(port))
  const conf = join(folder, 'conf')
  return startProgram([POSTFIX, '-c', conf, 'start-fg'], {
    port,
    folder,
    end: () => execFileSync(POSTFIX, ['-c', conf, 'stop'], { stdio: 'ignore' }),
  })
}

/** How many mails lie in a mailbox. */
export async function mailsIn(folder: string, box: string): Promise<number> {
  const path = join(folder, 'boxes', box, 'new')
  return existsSync(path) ? (await readdir(path)).length : 0
}

function settings(folder: string, boxes: readonly string[], uid: number, gid: number): string {
  return `compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
myhostname = mx.${POSTFIX_DOMAIN}
mydestination =
alias_maps =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
maillog_file = /dev/stdout
virtual_mailbox_domains = ${POSTFIX_DOMAIN}
virtual_mailbox_base = ${folder}/boxes
virtual_mailbox_maps = inline:{${boxes.map((box) => `{${box}@${POSTFIX_DOMAIN} = ${box}/}`).join(' ')}}
virtual_minimum_uid = 100
virtual_uid_maps = static:${uid}
virtual_gid_maps = static:${gid}
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
virtual unix - n n - - virtual
error unix - - n - - error
anvil unix - - n - 1 anvil
proxymap unix - - n - - proxymap
tlsmgr unix - - n 1000? 1 tlsmgr
postlog unix-dgram n - n - 1 postlogd
`
}

function userId(user: string, flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
}
