/** An SMTP refusal: a reply code of RFC 5321, and an enhanced status code of RFC 3463 in the text. */
export class Refusal extends Error {
  /** 4xx: temporary. 5xx: permanent. */
  readonly responseCode: number

  constructor(responseCode: number, text: string) {
    super(text)
    this.name = 'Refusal'
    this.responseCode = responseCode
  }
}

export const REFUSALS = {
  noSuchUser: () => new Refusal(550, '5.1.1 No such address here'),
  noSuchDomain: () => new Refusal(550, '5.1.2 No such domain here'),
  relaying: () => new Refusal(550, '5.7.1 Relaying denied: this server takes mail for its own domains only'),
  expired: () => new Refusal(550, '5.2.1 This inbox has expired'),
  suspended: () => new Refusal(550, '5.2.1 This inbox is suspended'),
  full: () => new Refusal(452, '4.2.2 This inbox is full'),
  noPostmaster: () => new Refusal(550, '5.1.1 This address has no mailbox; see the website of the service'),
  onlyBounces: () => new Refusal(550, '5.7.1 This address takes bounces only'),
  earlyBounce: () => new Refusal(451, '4.3.0 The mail that this is about is still being sent; try again'),
  staleBounce: () => new Refusal(550, '5.1.1 This return address is not valid, or not any more'),
  tooManyForwards: () => new Refusal(451, '4.7.1 Too much mail is being forwarded from here; try again in an hour'),
  loop: () => new Refusal(554, '5.4.6 This mail goes round in circles'),
  tooLarge: (maxBytes: number) => new Refusal(552, `5.3.4 Mail is limited to ${maxBytes} bytes`),
  headerTooLarge: () => new Refusal(554, '5.6.0 The header of this mail is too large'),
  longLine: () => new Refusal(554, '5.6.0 A line of this mail is too long'),
  bareNewline: () => new Refusal(554, '5.6.0 Lines must end with CR LF, and neither may stand alone'),
  notOneFrom: () => new Refusal(550, '5.6.0 A mail has exactly one From field, with an address in it'),
  tooManySignatures: () => new Refusal(554, '5.6.0 This mail has too many signatures'),
  dmarc: (domain: string) => new Refusal(550, `5.7.1 Refused, as the DMARC policy of ${domain} asks`),
  unclear: (domain: string) =>
    new Refusal(451, `4.7.5 Whether ${domain} vouches for this mail cannot be checked at the moment; try again`),
  brokeOff: () => new Refusal(451, '4.4.2 The mail broke off'),
  changed: () => new Refusal(451, '4.3.0 This address is just being changed; try again'),
  later: () => new Refusal(451, '4.3.0 Mail cannot be taken in at the moment; try again later'),
  tooManyConnections: () => new Refusal(421, '4.7.0 Too many connections from your address'),
  tooManyRefusals: () => new Refusal(421, '4.7.0 Too many refused recipients from your address; try again later'),
} as const
