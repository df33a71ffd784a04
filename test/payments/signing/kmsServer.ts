import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Signature } from 'ox'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { generatePrivateKey, sign } from 'viem/accounts'
import { publicKeyToAddress } from 'viem/utils'

const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const AWS_KEY_ID = 'AKIDEXAMPLE'
const TOKEN = 'a token of the key service'
export const AWS_KEY = 'arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab'
export const GCP_KEY = 'projects/p/locations/europe/keyRings/r/cryptoKeys/k/cryptoKeyVersions/1'

/** How the service behaves from now on. */
export interface KmsBehaviour {
  /** Refuses to sign, as where only the public key may be read. */
  refuses: boolean
  /** Signs with a key that is not the one asked for. */
  usesAnotherKey: boolean
  /** Leaves requests for signatures without an answer. */
  hangs: boolean
}

/** A key management service on loopback, which speaks the HTTP APIs of AWS KMS and Google Cloud KMS. */
export interface KmsServer {
  readonly url: string
  readonly address: Hex
  readonly behaviour: KmsBehaviour
  /** What a process needs to be let in by both. */
  readonly environment: Readonly<Record<string, string>>
  /** How many signatures were made. */
  signatures(): number
  stop(): Promise<void>
}

/** Starts one with a key of its own; the key of a given curve where that is not to be Ethereum's. */
export async function startKmsServer(namedCurve = 'secp256k1'): Promise<KmsServer> {
  const behaviour: KmsBehaviour = { refuses: false, usesAnotherKey: false, hangs: false }
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve })
  let made = 0
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    address: namedCurve === 'secp256k1' ? addressOf(publicKey) : '0x',
    behaviour,
    environment: {
      AWS_ACCESS_KEY_ID: AWS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: 'a secret key',
      GCE_METADATA_HOST: new URL(url).host,
      METADATA_SERVER_DETECTION: 'assume-present',
    },
    signatures: () => made,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    if (request.url?.startsWith('/computeMetadata/')) return metadata(request.url, response)
    const target = request.headers['x-amz-target']
    return target ? aws(String(target), request, JSON.parse(body), response) : gcp(request, body, response)
  }

  async function aws(
    target: string,
    request: IncomingMessage,
    asked: Record<string, string>,
    response: ServerResponse,
  ) {
    const credential = new RegExp(`^AWS4-HMAC-SHA256 Credential=${AWS_KEY_ID}/\\d{8}/eu-central-1/kms/aws4_request,`)
    if (!credential.test(request.headers.authorization ?? '')) return refuse(response, 'UnrecognizedClientException')
    if (asked.KeyId !== AWS_KEY) return refuse(response, 'NotFoundException')
    const reply = (answer: object) => send(response, 200, { KeyId: AWS_KEY, ...answer }, 'application/x-amz-json-1.1')
    if (target === 'TrentService.GetPublicKey') return reply({ PublicKey: spki().toString('base64') })
    if (behaviour.hangs) return
    if (behaviour.refuses) return refuse(response, 'AccessDeniedException')
    const isUnderstood = asked.MessageType === 'DIGEST' && asked.SigningAlgorithm === 'ECDSA_SHA_256'
    if (target !== 'TrentService.Sign' || !isUnderstood) return refuse(response, 'ValidationException')
    reply({ Signature: await signature(asked.Message ?? ''), SigningAlgorithm: 'ECDSA_SHA_256' })
  }

  async function gcp(request: IncomingMessage, body: string, response: ServerResponse) {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return send(response, 401, { error: { code: 401 } })
    if (request.url === `/v1/${GCP_KEY}/publicKey`) {
      return send(response, 200, {
        pem: publicKey.export({ format: 'pem', type: 'spki' }),
        algorithm: 'EC_SIGN_SECP256K1_SHA256',
      })
    }
    if (request.url !== `/v1/${GCP_KEY}:asymmetricSign`) return send(response, 404, { error: { code: 404 } })
    if (behaviour.hangs) return
    if (behaviour.refuses) return send(response, 403, { error: { code: 403, message: 'Permission denied' } })
    return send(response, 200, { name: GCP_KEY, signature: await signature(JSON.parse(body).digest.sha256) })
  }

  /** The server that a machine of Google Cloud finds its credentials at. */
  function metadata(path: string, response: ServerResponse): void {
    response.setHeader('metadata-flavor', 'Google')
    const token = { access_token: TOKEN, token_type: 'Bearer', expires_in: 3_600 }
    send(response, 200, path.includes('/token') ? token : {})
  }

  function spki(): Buffer {
    return publicKey.export({ format: 'der', type: 'spki' })
  }

  /** DER in base64; every second one in its higher form, which a KMS gives as often as the lower. */
  async function signature(digest: string): Promise<string> {
    made += 1
    const key = behaviour.usesAnotherKey ? generatePrivateKey() : hexOf(privateKey)
    const { r, s } = await sign({ hash: bytesToHex(Buffer.from(digest, 'base64')), privateKey: key })
    const low = BigInt(s)
    return Buffer.from(hexToBytes(Signature.toDerHex({ r: BigInt(r), s: made % 2 === 0 ? N - low : low }))).toString(
      'base64',
    )
  }
}

function hexOf(key: KeyObject): Hex {
  const { d = '' } = createPrivateKey(key.export({ format: 'pem', type: 'pkcs8' })).export({ format: 'jwk' })
  return bytesToHex(Buffer.from(d, 'base64url'))
}

function addressOf(key: KeyObject): Hex {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return publicKeyToAddress(
    bytesToHex(Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])),
  )
}

function refuse(response: ServerResponse, type: string): void {
  send(response, 400, { __type: type, message: `refused: ${type}` }, 'application/x-amz-json-1.1')
}

function send(response: ServerResponse, status: number, body: object, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
