import { Resolver } from 'node:dns'
import { z } from 'zod'
import { integerSetting, listSetting, portSetting } from '../../settings.ts'

/** DNS resolvers and the address of our own name server. Every service gets these settings. */
export const DNS_SETTINGS = {
  DNS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which our authoritative name server listens, over UDP and TCP.'),
  DNS_PORT: portSetting(5300).describe('Port of our authoritative name server; 53 where the world is to reach it.'),
  DNS_RESOLVERS: listSetting()
    .refine(areServers, 'must be IP addresses')
    .describe(
      'Resolvers (ip or ip:port, separated by commas) through which names are looked up. Unset: our own name server.',
    ),
  DNS_TIMEOUT_MS: integerSetting(3000, 100, 30_000).describe('How long a resolver may take, in milliseconds.'),
  NAMESERVERS: listSetting('ns1.tollgraph.example,ns2.tollgraph.example').describe(
    'Host names of our name servers, as handed to the registry, separated by commas.',
  ),
}

export type DnsSettings = z.output<z.ZodObject<typeof DNS_SETTINGS>>

function areServers(servers: readonly string[]): boolean {
  try {
    new Resolver().setServers(servers)
    return true
  } catch {
    return false
  }
}
