import { NAMESPACES } from '../../subgraphs/domains/registrar/epp/namespaces.ts'
import { RESULT } from '../../subgraphs/domains/registrar/epp/results.ts'
import { writeXml, type XmlElement, type XmlTree } from '../../subgraphs/domains/registrar/epp/xml.ts'

/** What a command comes to: `resData` and extension of the answer. */
export interface Reply {
  readonly data?: XmlTree
  readonly extension?: XmlTree
}

/** A command that the registry does not carry out: the result code, and why in words. */
export class Refusal extends Error {
  readonly code: number

  constructor(code: number, reason: string) {
    super(reason)
    this.code = code
  }
}

/** The text of a child that must be there. Throws a Refusal. */
export function required(element: XmlElement, ...path: readonly string[]): string {
  const text = element.at(...path)?.text
  if (!text) throw new Refusal(RESULT.missingParameter, `${path.join('/')} is missing`)
  return text
}

/** `<response>` (RFC 5730, 2.6). `clTRID` is given back as it came. */
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

/** `<greeting>` (RFC 5730, 2.4): what this registry speaks. */
export function greetingDocument(now: Date): string {
  return writeXml({
    greeting: {
      svID: 'Sandbox registry',
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
