/** Domains of the providers of personal mailboxes, under the top-level domain that is reserved for examples (RFC 2606). */
export const MAIL_PROVIDERS = ['inbox.example', 'postbox.example', 'letters.example'] as const
