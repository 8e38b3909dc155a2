import { expect, test } from 'vitest'
import { networkLines, networkVariables } from './network-settings.mjs'

test('only settings that lead to the registry come along', () => {
  const npmrc = `registry=https://registry.example/
@shop:registry = https://other.example/
//registry.example/:_authToken=secret
cafile="/etc/ca.pem"
https-proxy=http://proxy.example:3128
ignore-scripts=true
omit=optional
; registry=https://comment.example/`
  expect(networkLines(npmrc)).toEqual(npmrc.split('\n').slice(0, 5))
})

test('only variables that lead to the registry come along', () => {
  const variables = { https_proxy: 'http://proxy', NO_PROXY: 'localhost', NODE_EXTRA_CA_CERTS: '/etc/ca.pem' }
  const others = { HTTP_PROXY: '', NODE_ENV: 'production', npm_config_omit: 'dev', LANG: 'es_CU.UTF-8' }
  expect(networkVariables({ ...variables, ...others })).toEqual(variables)
})
