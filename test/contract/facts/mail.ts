import { type ContractRow, NOT_COUNT, NOT_TEXT, optional, type PriceFacts, required } from './row.ts'

const EMAIL = ['', 'ada', 'ada@', '@example.com', 'ada@localhost', 'a b@example.com', 'ada@example.com\r\nBcc: b@c.de']
const NULLABLE_NOT_TEXT = NOT_TEXT.filter((value) => value !== null)
const NOT_LIST = ['ada@example.com', 7, null, {}] as const
const NOT_NAME = ['', 'ab', 'Abc', '-abc', 'abc-', 'a.b', 'a b', 'äbc', 'a'.repeat(31)] as const

/** The name of something that is there already; it can be anything that is not too long. */
const known = required(...NOT_TEXT, '', 'x'.repeat(65))
const knownInQuery = required('', 'x'.repeat(65))
const newName = required(...NOT_TEXT, ...NOT_NAME)
const forwardTo = optional(...NOT_TEXT, ...EMAIL)
const newForwardTo = optional(...NULLABLE_NOT_TEXT, ...EMAIL)
const retainMessages = optional('true', 1, null)

const SAMPLE_NAME = 'contract-sample'
const SAMPLE_ADDRESS = '0x000000000000000000000000000000000000dEaD'
const SAMPLE_EMAIL = 'ada@example.com'

const fixed = (usd: string, atomic: string): PriceFacts => ({ mode: 'fixed', usd, atomic })

/** What every mail that is sent may have. */
const letter = {
  to: required(...NOT_LIST, [], Array(51).fill(SAMPLE_EMAIL)),
  cc: optional(...NOT_LIST, [], Array(51).fill(SAMPLE_EMAIL)),
  subject: required(...NOT_TEXT, '', 'x'.repeat(999)),
  html: optional(...NOT_TEXT),
  text: optional(...NOT_TEXT),
  replyTo: optional(...NOT_TEXT, ...EMAIL),
  attachments: optional('A', 7, null, {}, Array(6).fill({ content: 'QQ==', contentType: 'text/plain', filename: 'a' })),
}
const sampleLetter = { to: [SAMPLE_EMAIL], subject: 'Hello', text: 'Hello Ada' }

const success = 'words:true'
const sent = { success, messageId: 'string', from: 'string' }
const settings = { inbox: 'string', 'forwardTo?': 'string', retainMessages: 'boolean' }
const toppedUp = { success, inbox: 'string', expiresAt: 'date', daysRemaining: 'integer', daysAdded: 'integer' }

const page = {
  success,
  messages: [{ id: 'string', fromEmail: 'string', subject: 'string', receivedAt: 'date', read: 'boolean' }],
  'nextCursor?': 'string',
  messageCount: 'integer',
  messageLimit: 'words:500',
  'warning?': 'string',
} as const

const message = {
  success,
  message: {
    id: 'string',
    from: 'string',
    to: ['string'],
    subject: 'string',
    date: 'date|null',
    text: 'string|null',
    html: 'string|null',
    attachments: [{ filename: 'string', contentType: 'string', size: 'integer', downloadUrl: 'string' }],
    receivedAt: 'date',
  },
} as const

type Written = Pick<ContractRow, 'path' | 'operation' | 'members' | 'response' | 'sample'>

const paid = (usd: string, atomic: string, row: Written): ContractRow => ({
  service: 'mail',
  method: 'POST',
  access: 'paid',
  price: fixed(usd, atomic),
  ...row,
})
const free = (method: 'GET' | 'POST', row: Written): ContractRow => ({
  service: 'mail',
  method,
  access: 'siwx',
  price: null,
  ...row,
})

/** The contract of the messaging service. */
export const MAIL_ROWS: readonly ContractRow[] = [
  paid('0.02', '20000', {
    path: '/api/send',
    operation: 'SendMail',
    members: letter,
    response: sent,
    sample: sampleLetter,
  }),
  paid('5.00', '5000000', {
    path: '/api/subdomain/buy',
    operation: 'BuySubdomain',
    members: { subdomain: newName },
    response: {
      success,
      subdomain: 'string',
      dnsStatus: 'words:pending',
      estimatedVerificationMinutes: 'words:5',
    },
    sample: { subdomain: SAMPLE_NAME },
  }),
  paid('0.005', '5000', {
    path: '/api/subdomain/send',
    operation: 'SendFromSubdomain',
    members: { from: required(...NOT_TEXT, ...EMAIL), ...letter },
    response: sent,
    sample: { from: `ada@${SAMPLE_NAME}.mail.tollgraph.example`, ...sampleLetter },
  }),
  paid('0.25', '250000', {
    path: '/api/subdomain/inbox/create',
    operation: 'CreateSubdomainInbox',
    members: {
      subdomain: known,
      localPart: required(...NOT_TEXT, '', 'a', 'Ab', '.ab', 'ab.', 'a b', 'a@b', 'a'.repeat(65)),
      forwardTo,
    },
    response: {
      success,
      inbox: 'string',
      id: 'string',
      'forwardTo?': 'string',
      retainMessages: 'boolean',
      messageLimit: 'words:500',
    },
    sample: { subdomain: SAMPLE_NAME, localPart: 'info' },
  }),
  paid('0.001', '1000', {
    path: '/api/subdomain/inbox/messages',
    operation: 'SubdomainInboxMessages',
    members: {
      subdomain: known,
      localPart: known,
      cursor: optional(...NOT_TEXT, '', 'x'.repeat(65)),
      limit: optional(...NOT_COUNT, 101),
    },
    response: page,
    sample: { subdomain: SAMPLE_NAME, localPart: 'info', limit: 2 },
  }),
  paid('0.001', '1000', {
    path: '/api/subdomain/inbox/messages/read',
    operation: 'ReadSubdomainInboxMessage',
    members: { messageId: known },
    response: message,
    sample: { messageId: SAMPLE_NAME },
  }),
  paid('1.00', '1000000', {
    path: '/api/inbox/buy',
    operation: 'BuyInbox',
    members: { username: newName, forwardTo },
    response: { success, ...settings, expiresAt: 'date', daysRemaining: 'words:30' },
    sample: { username: SAMPLE_NAME },
  }),
  paid('0.005', '5000', {
    path: '/api/inbox/send',
    operation: 'SendFromInbox',
    members: { username: known, ...letter },
    response: sent,
    sample: { username: SAMPLE_NAME, ...sampleLetter },
  }),
  paid('1.00', '1000000', {
    path: '/api/inbox/topup',
    operation: 'TopUpInbox',
    members: { username: known },
    response: { ...toppedUp, daysAdded: 'words:30' },
    sample: { username: SAMPLE_NAME },
  }),
  paid('2.50', '2500000', {
    path: '/api/inbox/topup/quarter',
    operation: 'TopUpInboxQuarter',
    members: { username: known },
    response: { ...toppedUp, daysAdded: 'words:90' },
    sample: { username: SAMPLE_NAME },
  }),
  paid('8.00', '8000000', {
    path: '/api/inbox/topup/year',
    operation: 'TopUpInboxYear',
    members: { username: known },
    response: { ...toppedUp, daysAdded: 'words:365' },
    sample: { username: SAMPLE_NAME },
  }),
  paid('0.001', '1000', {
    path: '/api/inbox/messages',
    operation: 'InboxMessages',
    members: {
      username: known,
      cursor: optional(...NOT_TEXT, '', 'x'.repeat(65)),
      limit: optional(...NOT_COUNT, 101),
    },
    response: page,
    sample: { username: SAMPLE_NAME, limit: 2 },
  }),
  paid('0.001', '1000', {
    path: '/api/inbox/messages/read',
    operation: 'ReadInboxMessage',
    members: { messageId: known },
    response: message,
    sample: { messageId: SAMPLE_NAME },
  }),
  free('GET', {
    path: '/api/subdomain/status',
    operation: 'SubdomainStatus',
    members: { subdomain: knownInQuery },
    response: {
      subdomain: 'string',
      ownerWallet: 'address',
      dnsVerified: 'boolean',
      senderVerified: 'boolean',
      signerCount: 'integer',
      signers: ['address'],
      createdAt: 'date',
    },
    sample: { subdomain: SAMPLE_NAME },
  }),
  free('POST', {
    path: '/api/subdomain/signers',
    operation: 'SubdomainSigners',
    members: {
      action: required(...NOT_TEXT, '', 'ADD', 'added'),
      subdomain: known,
      walletAddress: required(...NOT_TEXT, '', '0x12', `${SAMPLE_ADDRESS}0`),
    },
    response: { success, action: 'words:added|removed', walletAddress: 'address' },
    sample: { action: 'add', subdomain: SAMPLE_NAME, walletAddress: SAMPLE_ADDRESS },
  }),
  free('POST', {
    path: '/api/subdomain/update',
    operation: 'UpdateSubdomain',
    members: { subdomain: known, catchAllForwardTo: newForwardTo },
    response: { success, subdomain: 'string', catchAllForwardTo: 'string|null' },
    sample: { subdomain: SAMPLE_NAME, catchAllForwardTo: SAMPLE_EMAIL },
  }),
  free('POST', {
    path: '/api/subdomain/inbox/list',
    operation: 'SubdomainInboxes',
    members: { subdomain: known },
    response: {
      success,
      inboxes: [
        {
          localPart: 'string',
          address: 'string',
          'forwardTo?': 'string',
          retainMessages: 'boolean',
          active: 'boolean',
          messageCount: 'integer',
          unreadCount: 'integer',
        },
      ],
    },
    sample: { subdomain: SAMPLE_NAME },
  }),
  free('POST', {
    path: '/api/subdomain/inbox/update',
    operation: 'UpdateSubdomainInbox',
    members: { subdomain: known, localPart: known, forwardTo: newForwardTo, retainMessages },
    response: { success, ...settings },
    sample: { subdomain: SAMPLE_NAME, localPart: 'info', forwardTo: SAMPLE_EMAIL, retainMessages: true },
  }),
  free('POST', {
    path: '/api/subdomain/inbox/delete',
    operation: 'DeleteSubdomainInbox',
    members: { subdomain: known, localPart: known },
    response: { success, deleted: 'string', messagesDeleted: 'integer' },
    sample: { subdomain: SAMPLE_NAME, localPart: 'info' },
  }),
  free('POST', {
    path: '/api/subdomain/inbox/messages/delete',
    operation: 'DeleteSubdomainInboxMessage',
    members: { messageId: known },
    response: { success, deleted: 'string' },
    sample: { messageId: SAMPLE_NAME },
  }),
  free('GET', {
    path: '/api/inbox/status',
    operation: 'InboxStatus',
    members: { username: knownInQuery },
    response: {
      ...settings,
      ownerWallet: 'address',
      expiresAt: 'date',
      daysRemaining: 'integer',
      daysOwned: 'integer',
      active: 'boolean',
      pricing: { month: 'words:1.00', quarter: 'words:2.50', year: 'words:8.00' },
    },
    sample: { username: SAMPLE_NAME },
  }),
  free('POST', {
    path: '/api/inbox/update',
    operation: 'UpdateInbox',
    members: { username: known, forwardTo: newForwardTo, retainMessages },
    response: { success, ...settings },
    sample: { username: SAMPLE_NAME, forwardTo: SAMPLE_EMAIL, retainMessages: true },
  }),
  free('POST', {
    path: '/api/inbox/cancel',
    operation: 'CancelInbox',
    members: { username: known, refundAddress: optional(...NOT_TEXT, '', '0x12', `${SAMPLE_ADDRESS}0`) },
    response: {
      success,
      inbox: 'string',
      cancelled: 'words:true',
      refund: {
        amount: 'string',
        currency: 'words:USDC',
        network: 'string|null',
        to: 'address',
        status: 'words:completed|pending|waived|failed',
        'transactionHash?': 'string',
        'note?': 'string',
      },
      daysRemaining: 'integer',
    },
    sample: { username: SAMPLE_NAME, refundAddress: SAMPLE_ADDRESS },
  }),
  free('POST', {
    path: '/api/inbox/messages/delete',
    operation: 'DeleteInboxMessage',
    members: { messageId: known },
    response: { success, deleted: 'string' },
    sample: { messageId: SAMPLE_NAME },
  }),
]
