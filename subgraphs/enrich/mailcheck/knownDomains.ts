// Domains that determine the status of every address under them. Neither list is complete: small providers change
// weekly, and an address at an unlisted domain is checked like any other.

/** Public mail providers. */
const WEBMAIL = words(`
  gmail.com googlemail.com outlook.com hotmail.com live.com msn.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it
  outlook.de outlook.fr outlook.es live.co.uk live.nl live.fr yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.es
  yahoo.co.jp yahoo.co.in yahoo.com.br yahoo.ca ymail.com rocketmail.com icloud.com me.com mac.com aol.com aim.com
  protonmail.com proton.me pm.me gmx.de gmx.net gmx.com gmx.at gmx.ch web.de t-online.de freenet.de mail.com email.com
  zoho.com yandex.com yandex.ru ya.ru mail.ru bk.ru inbox.ru list.ru rambler.ru qq.com 163.com 126.com sina.com naver.com
  daum.net hanmail.net rediffmail.com fastmail.com fastmail.fm hushmail.com tutanota.com tuta.io posteo.de mailbox.org
  laposte.net orange.fr wanadoo.fr free.fr sfr.fr libero.it virgilio.it tiscali.it alice.it seznam.cz centrum.cz wp.pl
  o2.pl onet.pl interia.pl bol.com.br uol.com.br terra.com.br comcast.net verizon.net att.net sbcglobal.net bellsouth.net
  cox.net charter.net btinternet.com sky.com virginmedia.com talktalk.net bigpond.com optusnet.com.au shaw.ca rogers.com
`)

/** Providers of disposable addresses. */
const DISPOSABLE = words(`
  mailinator.com guerrillamail.com guerrillamail.net guerrillamail.org guerrillamail.biz guerrillamailblock.com
  sharklasers.com grr.la 10minutemail.com 10minutemail.net 20minutemail.com temp-mail.org temp-mail.io tempmail.com
  tempmail.net tempmailo.com tempr.email throwawaymail.com trashmail.com trashmail.de trashmail.net yopmail.com yopmail.fr
  yopmail.net getnada.com nada.email dispostable.com fakeinbox.com maildrop.cc mailnesia.com mailcatch.com mintemail.com
  mohmal.com moakt.com mytemp.email emailondeck.com spamgourmet.com spam4.me discard.email discardmail.com burnermail.io
  33mail.com anonbox.net mailsac.com inboxkitten.com tempinbox.com tempail.com jetable.org wegwerfmail.de byom.de
  einrot.com incognitomail.org mailexpire.com mailnull.com meltmail.com owlymail.com sogetthis.com spambox.us
  deadaddress.com harakirimail.com 1secmail.com 1secmail.net 1secmail.org linshiyouxiang.net minuteinbox.com
`)

/** Whether a domain belongs to a public mail provider. */
export function isWebmail(domain: string): boolean {
  return WEBMAIL.has(domain)
}

/** Whether a domain or one of its parents is a disposable mail provider: they also issue subdomains. */
export function isDisposable(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_, index) => DISPOSABLE.has(labels.slice(index).join('.')))
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
