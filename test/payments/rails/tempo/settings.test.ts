import { expect, test } from 'vitest'
import { z } from 'zod'
import { TEMPO_SETTINGS, tempoConfig } from '../../../../router/payments/rails/tempo/settings.ts'

const schema = z.object(TEMPO_SETTINGS)
const whole = {
  TEMPO_RPC_URL: 'https://rpc.tempo.xyz/',
  TEMPO_CURRENCY: '0x20c0000000000000000000000000000000000000',
  TEMPO_PAYEE: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
}

test('without settings nothing is offered on Tempo', () => {
  expect(tempoConfig(schema.parse({}))).toBeNull()
})

test('the settings of Tempo make its configuration, on the main network unless another is named', () => {
  expect(tempoConfig(schema.parse(whole))).toEqual({
    rpcUrl: 'https://rpc.tempo.xyz',
    chainId: 4_217,
    currency: '0x20C0000000000000000000000000000000000000',
    payee: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    feePayerKey: null,
    refundKey: null,
  })
  expect(tempoConfig(schema.parse({ ...whole, TEMPO_CHAIN_ID: '42431' }))).toMatchObject({ chainId: 42_431 })
})

test.each([
  [{ ...whole, TEMPO_PAYEE: undefined }, /TEMPO_PAYEE must be set/],
  [{ ...whole, TEMPO_CURRENCY: undefined }, /TEMPO_CURRENCY must be set/],
  [{ ...whole, TEMPO_RPC_URL: undefined }, /TEMPO_RPC_URL must be set for TEMPO_CURRENCY, TEMPO_PAYEE/],
])('settings that are set in part say what is missing', (settings, message) => {
  expect(tempoConfig(schema.parse(settings))).toEqual([expect.stringMatching(message)])
})

test.each([
  ['TEMPO_RPC_URL', 'rpc.tempo.xyz', /http or https URL/],
  ['TEMPO_CHAIN_ID', 'main', /4217 is the main network/],
  ['TEMPO_PAYEE', '0x12', /40 hexadecimal digits/],
  ['TEMPO_FEE_PAYER_KEY', '0x12', /64 hexadecimal digits/],
])('%s = %s is refused with how it must be', (name, value, message) => {
  const read = schema.safeParse({ ...whole, [name]: value })
  expect(read.error?.issues[0]?.message).toMatch(message)
})
