import type { Keys } from '../../kit/keys/keys.ts'
import { isMacOf, macOf } from '../../kit/keys/mac.ts'
import { DAY_MS } from '../../kit/time.ts'
import type { MailSettings } from '../settings.ts'

/**
 * Sender Rewriting Scheme: forwarded mail gets an envelope sender of ours, because the original sender's SPF does not
 * cover our servers. Bounces come back to us; only addresses that we issued in the last days are passed on.
 *
 *     SRS0=<mac>=<day>=<domain>=<local part>@<mail domain>
 */
export interface SenderRewriting {
  /** The envelope sender to forward under; '' if none can be made. */
  forward(sender: string, now: Date): string
  /**
   * The original sender for a bounce to this local part; null if it is no SRS address, was not issued here, or is too
   * old.
   */
  reverse(localPart: string, now: Date): string | null
}

/** Servers retry for a few days, then bounce. */
const VALID_DAYS = 10
/** Two base32 digits: day numbers repeat after almost three years. */
const DAYS = 1_024
const MAC_DIGITS = 8
/** RFC 5321, 4.5.3.1.1. Characters. */
const MAX_LOCAL_PART = 64

/** RFC 4648; in lower case, because relays fold case. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

const REWRITTEN = /^srs0=([a-z2-7]{8})=([a-z2-7]{2})=([^=@]+)=(.+)$/is

/** The sender rewriting of an installation, shared by incoming mail and by later bounces. */
export function senderRewritingOf({ deriveKey, settings }: RewritingHost): SenderRewriting {
  return createSenderRewriting(deriveKey('srs'), settings.MAIL_DOMAIN)
}

interface RewritingHost {
  deriveKey(purpose: string): Keys
  readonly settings: Pick<MailSettings, 'MAIL_DOMAIN'>
}

/** Sender rewriting under a key that all processes of the installation share. */
export function createSenderRewriting(keys: Keys, mailDomain: string): SenderRewriting {
  return {
    forward(sender, now) {
      const at = sender.lastIndexOf('@')
      if (at < 1) return ''
      const [localPart, domain] = [sender.slice(0, at), sender.slice(at + 1).toLowerCase()]
      const day = stampOf(now)
      const rewritten = `SRS0=${macOf(keys, [signedText(day, domain, localPart)], inBase32)}=${day}=${domain}=${localPart}`
      // Prefer a null sender to an address that other servers would refuse or that we cannot write.
      const isSound = rewritten.length <= MAX_LOCAL_PART && /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(rewritten)
      return isSound ? `${rewritten}@${mailDomain}` : ''
    },
    reverse(text, now) {
      const [, mac = '', day = '', domain = '', localPart = ''] = REWRITTEN.exec(text) ?? []
      if (mac === '') return null
      if (!isMacOf(keys, [signedText(day, domain, localPart)], mac.toLowerCase(), inBase32)) return null
      const age = (dayNumber(now) - numberOf(day) + DAYS) % DAYS
      return age <= VALID_DAYS ? `${localPart}@${domain.toLowerCase()}` : null
    },
  }
}

/** Case is not signed, because relays fold it. */
function signedText(day: string, domain: string, localPart: string): string {
  return [day, domain, localPart].join('\n').toLowerCase()
}

function inBase32(mac: Buffer): string {
  return Array.from(mac.subarray(0, MAC_DIGITS), (byte) => BASE32[byte % 32]).join('')
}

function dayNumber(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS) % DAYS
}

function stampOf(now: Date): string {
  const day = dayNumber(now)
  return `${BASE32[Math.floor(day / 32)]}${BASE32[day % 32]}`
}

function numberOf(stamp: string): number {
  const [high = '', low = ''] = stamp.toLowerCase()
  return BASE32.indexOf(high) * 32 + BASE32.indexOf(low)
}
