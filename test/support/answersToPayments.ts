/** An answer to a paid call, as it comes over the line. */
export interface LineAnswer {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** By default any that has a body. */
  readonly method?: 'HEAD'
}

const HTML = { 'content-type': 'text/html' }
const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * Answers that no router has written: they do not say what became of a payment, so each of our payers keeps it and sends the
 * same one again.
 */
export const OF_STRANGERS: readonly (readonly [what: string, answer: LineAnswer])[] = [
  ['the 502 of a proxy that lost the router', { status: 502, body: '<html>Bad gateway</html>', headers: HTML }],
  ['the 503 of a proxy', { status: 503, body: '<html>Unavailable</html>', headers: HTML }],
  ['the 504 of a proxy', { status: 504, body: '' }],
  ['the 524 of a network', { status: 524, body: 'error code: 524', headers: { 'content-type': 'text/plain' } }],
  ['an error of a proxy in JSON', { status: 500, body: '{"message":"Internal server error"}', headers: JSON_TYPE }],
  ['an error of a proxy with a list of none', { status: 502, body: '{"errors":[]}', headers: JSON_TYPE }],
  ['a 502 without a body, to HEAD', { status: 502, body: '', method: 'HEAD' }],
  ['the page of a firewall', { status: 403, body: '<html>Blocked</html>', headers: HTML }],
  ['an empty 404', { status: 404, body: '' }],
  ['the sign-in page of a network', { status: 200, body: '<html>Sign in</html>', headers: HTML }],
  ['a text that says that all is well', { status: 200, body: 'OK', headers: { 'content-type': 'text/plain' } }],
]

/** Answers of a router, which are final. */
export const OF_ROUTERS: readonly (readonly [what: string, answer: LineAnswer])[] = [
  ['data', { status: 200, body: '{"data":{}}', headers: JSON_TYPE }],
  ['data whose media type a proxy has dropped', { status: 200, body: '{"data":{}}' }],
  ['nothing', { status: 200, body: '' }],
  ['the failure of a company', { status: 502, body: '{"success":false,"error":"It failed"}', headers: JSON_TYPE }],
  ['an error of the graph', { status: 500, body: '{"errors":[{"message":"No"}]}', headers: JSON_TYPE }],
  ['a refusal', { status: 403, body: '{"success":false,"error":"Not yours"}', headers: JSON_TYPE }],
  ['a picture', { status: 200, body: '\u0089PNG', headers: { 'content-type': 'image/png' } }],
  ['an error without a body, to HEAD', { status: 404, body: '', method: 'HEAD' }],
]
