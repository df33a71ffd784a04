import { z } from 'zod'
import { itemsOf } from '../../../subgraphs/kit/settings.ts'

/** A key of a key management service, as named in a setting. */
export interface KmsKeyName {
  readonly kind: 'aws-kms' | 'gcp-kms'
  /** AWS: id, ARN or `alias/…`. Google Cloud: the resource name of a key version. */
  readonly key: string
}

const AWS_KEY = /^[A-Za-z0-9:/_-]{1,2048}$/
const GCP_KEY = /^projects\/[^/]+\/locations\/[^/]+\/keyRings\/[^/]+\/cryptoKeys\/[^/]+\/cryptoKeyVersions\/\d+$/

const FORMS = [
  'must be aws-kms:<key id, ARN or alias/name>',
  'or gcp-kms:projects/<project>/locations/<location>/keyRings/<ring>/cryptoKeys/<key>/cryptoKeyVersions/<number>',
].join(' ')

/** `aws-kms:…` or `gcp-kms:…` */
export function signerSetting() {
  return z
    .string()
    .transform((text, context): KmsKeyName => {
      const name = readName(text)
      if (name) return name
      context.addIssue({ code: 'custom', message: FORMS })
      return z.NEVER
    })
    .optional()
}

/** One such name or several, comma-separated, each once. */
export function signersSetting() {
  return z
    .string()
    .transform((text, context): readonly KmsKeyName[] => {
      const texts = itemsOf(text)
      const names = texts.flatMap((one) => readName(one) ?? [])
      if (names.length === 0 || names.length < texts.length)
        context.addIssue({ code: 'custom', message: `${FORMS}; several are separated by commas` })
      if (new Set(texts).size < texts.length) context.addIssue({ code: 'custom', message: 'must name each key once' })
      return names
    })
    .optional()
}

function readName(text: string): KmsKeyName | null {
  const [kind, ...rest] = text.split(':')
  const key = rest.join(':')
  if (kind === 'aws-kms' && AWS_KEY.test(key)) return { kind, key }
  if (kind === 'gcp-kms' && GCP_KEY.test(key)) return { kind, key }
  return null
}
