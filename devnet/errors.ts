import { TollgraphError } from '../schema/errors.ts'
import { hostPort } from '../schema/hostPort.ts'

/** The devnet cannot start; the message gives the remedy. */
export class DevnetFailed extends TollgraphError {
  constructor(message: string, options?: ErrorOptions) {
    super('UNAVAILABLE', message, {}, options)
  }
}

/** Another program listens on the port. */
export class DevnetPortInUse extends DevnetFailed {
  constructor(host: string, port: number) {
    super(
      `The devnet cannot listen on ${hostPort(host, port)}: another program does already. ` +
        'Stop that program, or set DEVNET_PORT to a free port.',
    )
  }
}

/** Another process is starting the devnet of the same folder, and has not finished. */
export class DevnetBusy extends DevnetFailed {
  constructor(folder: string) {
    super(
      `Another process is starting the devnet in ${folder} and does not get ready. End that process, and try again.`,
    )
  }
}

/** There is no anvil for this platform, or it does not run. `detail` is the output of the system or anvil. */
export class AnvilUnusable extends DevnetFailed {
  constructor(detail: string) {
    super(
      `The devnet needs anvil, and it could not be started.\n${detail}\n` +
        'The packaged anvil runs on Linux (x64, arm64; glibc 2.35 or newer), macOS and Windows x64. Run "npm install" ' +
        'without --omit=optional, use a newer system image (Debian 12, Ubuntu 22.04), or install Foundry ' +
        '(https://getfoundry.sh) and set DEVNET_ANVIL to the path of its anvil.',
    )
  }
}

/** Neither the newest saved chain nor the previous one is readable. No file was changed. */
export class ChainUnreadable extends DevnetFailed {
  constructor(folder: string, detail: string) {
    super(
      `The devnet's saved chain cannot be read, and beginning a new one would forget payments that the database knows.\n` +
        `${detail}\nRestore ${folder} from a backup, or begin anew with an empty data folder.`,
    )
  }
}
