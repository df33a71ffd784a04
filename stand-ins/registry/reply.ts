import { NAMESPACES } from '../../subgraphs/domains/registrar/epp/namespaces.ts'
import { RESULT } from '../../subgraphs/domains/registrar/epp/results.ts'
import { writeXml, type XmlElement, type XmlTree } from '../../subgraphs/domains/registrar/epp/xml.ts'

/** The result of a command: `resData` and extension of the response. */
export interface Reply {
  readonly data?: XmlTree
  readonly extension?: XmlTree
}

/** A rejected command: the result code and its reason. */
export class Refusal extends Error {
  readonly code: number

  constructor(code: number, reason: string) {
    super(reason)
    this.code = code
  }
}

/** The text of a required child element. Throws a Refusal. */
export function required(element: XmlElement, ...path: readonly string[]): string {
  const text = element.at(...path)?.text
  if (!text) throw new Refusal(RESULT.missingParameter, `${path.join('/')} is missing`)
  return text
}

/** `<response>` (RFC 5730, 2.6). `clTRID` is echoed. */
export function responseDocument(
  code: number,
  message: string,
  clTRID: string | undefined,
  svTRID: string,
  reply: Reply = {},
): string {
  return writeXml({
    response: {
      result: { '@code': String(code), msg: message },
      resData: reply.data,
      extension: reply.extension,
      trID: { clTRID, svTRID },
    },
  })
}

/** `<greeting>` (RFC 5730, 2.4): the supported protocols. */
export function greetingDocument(now: Date): string {
  return writeXml({
    greeting: {
      svID: 'Stand-in registry',
      svDate: now.toISOString(),
      svcMenu: {
        version: '1.0',
        lang: 'en',
        objURI: [NAMESPACES.domain, NAMESPACES.contact],
        svcExtension: { extURI: NAMESPACES.fee },
      },
      dcp: {
        access: { none: '' },
        statement: { purpose: { prov: '' }, recipient: { ours: '' }, retention: { stated: '' } },
      },
    },
  })
}
