import { type ContractRow, NOT_COUNT, NOT_TEXT, optional, required } from './row.ts'

const NOT_SECONDS = [...NOT_COUNT, 59, 86_401] as const
const NOT_TIER = [...NOT_TEXT, '', '10MB', 'MB_10', '5mb'] as const

const filename = required(...NOT_TEXT, '', 'x'.repeat(513))
const tier = required(...NOT_TIER)
const policyTtlSeconds = optional(...NOT_SECONDS)
const uploadId = required(...NOT_TEXT, '', 'x'.repeat(65))

const SAMPLE_ID = '2345678abc'

const upload = {
  id: 'string',
  kind: 'words:file|site',
  isSite: 'boolean',
  filename: 'string',
  contentType: 'string',
  tier: 'words:10mb|100mb|1gb',
  maxSize: 'integer',
  actualSize: 'integer|null',
  publicUrl: 'string',
  siteUrl: 'string|null',
  fileCount: 'integer|null',
  customHostname: 'string|null',
  status: 'words:pending|uploaded|expired',
  pricePaid: 'string',
  expiresAt: 'date',
  createdAt: 'date',
}

const slot = {
  uploadId: 'string',
  uploadUrl: 'string',
  uploadMethod: 'words:put|post',
  uploadUrlExpiresAt: 'date',
  'postUrl?': 'string',
  'postFields?': {},
  expiresAt: 'date',
  maxSize: 'integer',
  curlExample: 'string',
}

type Written = Pick<ContractRow, 'method' | 'path' | 'operation' | 'members' | 'response' | 'sample'>

const free = (row: Written): ContractRow => ({ service: 'upload', access: 'siwx', price: null, ...row })
const paid = (max: string, maxAtomic: string, row: Omit<Written, 'method'>): ContractRow => ({
  service: 'upload',
  method: 'POST',
  access: 'paid',
  price: { mode: 'dynamic', min: '0.02', max, maxAtomic },
  ...row,
})

/** The contract of the hosting service. */
export const UPLOAD_ROWS: readonly ContractRow[] = [
  paid('2.00', '2000000', {
    path: '/api/upload',
    operation: 'BuyUpload',
    members: { filename, contentType: required(...NOT_TEXT, '', 'x'.repeat(256)), tier, policyTtlSeconds },
    response: { ...slot, publicUrl: 'string', 'txHash?': 'string' },
    sample: { filename: 'Report 2030.pdf', contentType: 'application/pdf', tier: '100mb', policyTtlSeconds: 600 },
  }),
  free({
    method: 'GET',
    path: '/api/uploads',
    operation: 'ListUploads',
    members: { limit: optional('0', '101', '1.5', 'x', ''), cursor: optional('', 'x'.repeat(201)) },
    response: { uploads: [upload], 'nextCursor?': 'string' },
    sample: { limit: 100 },
  }),
  free({
    method: 'GET',
    path: '/api/download/{uploadId}',
    operation: 'UploadDetails',
    members: { uploadId: required('x'.repeat(65)) },
    response: { upload: { ...upload, txHash: 'string|null' } },
    sample: { uploadId: SAMPLE_ID },
  }),
  paid('2.00', '2000000', {
    path: '/api/site',
    operation: 'BuySite',
    members: { filename, tier, policyTtlSeconds },
    response: { ...slot, 'txHash?': 'string' },
    sample: { filename: 'site.zip', tier: '10mb', policyTtlSeconds: 600 },
  }),
  free({
    method: 'PUT',
    path: '/api/site',
    operation: 'ReplaceSite',
    members: { uploadId },
    response: slot,
    sample: { uploadId: SAMPLE_ID },
  }),
  paid('20.00', '20000000', {
    path: '/api/site/renew',
    operation: 'RenewSite',
    members: { uploadId, tier, count: optional(...NOT_COUNT, 11) },
    response: { uploadId: 'string', newExpiresAt: 'date', count: 'integer' },
    sample: { uploadId: SAMPLE_ID, tier: '10mb', count: 2 },
  }),
  free({
    method: 'POST',
    path: '/api/site/activate',
    operation: 'ActivateSite',
    members: { uploadId },
    response: { siteUrl: 'string', fileCount: 'integer', files: ['string'] },
    sample: { uploadId: SAMPLE_ID },
  }),
  free({
    method: 'POST',
    path: '/api/site/domain',
    operation: 'ConnectDomain',
    members: { uploadId, hostname: required(...NOT_TEXT, '', 'x'.repeat(254)) },
    response: {
      status: 'words:pending|active',
      hostname: 'string',
      customHostnameId: 'string',
      dnsRecords: [{ type: 'words:CNAME', name: 'string', value: 'string' }],
    },
    sample: { uploadId: SAMPLE_ID, hostname: 'www.example.com' },
  }),
  free({
    method: 'DELETE',
    path: '/api/site/domain',
    operation: 'DetachDomain',
    members: { uploadId },
    response: { success: 'words:true', hostname: 'string' },
    sample: { uploadId: SAMPLE_ID },
  }),
  free({
    method: 'GET',
    path: '/api/site/domain/status',
    operation: 'DomainTlsStatus',
    members: { uploadId: required('', 'x'.repeat(65)) },
    response: {
      status: 'words:pending|active',
      hostname: 'string',
      ssl: 'words:initializing|pending_validation|pending_issuance|pending_deployment|active',
    },
    sample: { uploadId: SAMPLE_ID },
  }),
]
