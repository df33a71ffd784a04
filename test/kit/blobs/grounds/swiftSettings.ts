import { join } from 'node:path'
import { PAGE_SIZE } from './ground.ts'

export interface SwiftPorts {
  readonly proxy: number
  readonly account: number
  readonly container: number
  readonly object: number
  readonly memcached: number
}

/** The account that the S3 interface is asked with. */
export const SWIFT_CREDENTIALS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }

/** The settings files of a Swift of one machine, by name. */
export function settingsOf(folder: string, user: string, ports: SwiftPorts): Record<string, string> {
  const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
`
  const backend = (name: 'account' | 'container' | 'object') => `${common(ports[name])}
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`
  return {
    'swift.conf': '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n',
    'account-server.conf': backend('account'),
    'container-server.conf': backend('container'),
    'object-server.conf': backend('object'),
    'proxy-server.conf': `${common(ports.proxy)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = ${PAGE_SIZE}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`,
  }
}

/**
 * Writes the rings of the folder and ports in its arguments, each of one device and one copy, in one process:
 * `swift-ring-builder` takes three for each.
 */
export const RINGS = `
import os, sys
from swift.common.ring import RingBuilder
folder, *rings = sys.argv[1:]
for ring in rings:
    name, port = ring.split(':')
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1,
                     'replication_ip': '127.0.0.1', 'replication_port': int(port), 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, name + '.ring.gz'))
`
