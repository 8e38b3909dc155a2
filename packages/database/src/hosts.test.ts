import { expect, test } from 'vitest'
import { parseHosts } from './hosts.ts'

test.each([
  ['postgres://shop@db/shop', 'postgres://shop@db/shop', [], false],
  ['postgres://shop@/shop?host=/run/a', 'postgres://shop@/shop?host=/run/a', [], false],
  [
    'postgres://shop:a%2Cb@db1:5433,db2/shop?sslmode=require',
    'postgres://shop:a%2Cb@db1:5433/shop?sslmode=require',
    [
      { host: 'db1', port: 5433 },
      { host: 'db2', port: 5432 },
    ],
    false,
  ],
  [
    'postgresql://shop@[::1]:5433,[fd00::2]/shop?target_session_attrs=read-write',
    'postgresql://shop@[::1]:5433/shop?target_session_attrs=read-write',
    [
      { host: '::1', port: 5433 },
      { host: 'fd00::2', port: 5432 },
    ],
    true,
  ],
  [
    'postgres://shop@db/shop?a=b&target_session_attrs=primary',
    'postgres://shop@db/shop?a=b&target_session_attrs=primary',
    [{ host: 'db', port: 5432 }],
    true,
  ],
  [
    'postgres://db1,db2/shop',
    'postgres://db1/shop',
    [
      { host: 'db1', port: 5432 },
      { host: 'db2', port: 5432 },
    ],
    false,
  ],
])('%s', (given, url, hosts, wantsPrimary) => {
  expect(parseHosts(given)).toEqual({ url, hosts, wantsPrimary })
})
