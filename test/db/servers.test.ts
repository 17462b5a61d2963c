/** Which addresses of several servers are accepted, and which server is chosen. */
import t from '../support/tap.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { parseServers, serversOf } from '../../src/platform/database/servers.ts'

t.test('each server of an address gets an address of its own', (t) => {
  t.same(parseServers('postgres://me:a%2Cb@one:5433,two/name?sslmode=require'), {
    urls: [
      'postgres://me:a%2Cb@one:5433/name?sslmode=require',
      'postgres://me:a%2Cb@two/name?sslmode=require',
    ],
    target: 'primary',
  })
  t.same(parseServers('postgres://[::1]:1,[::2]:2/name?target_session_attrs=any'), {
    urls: [
      'postgres://[::1]:1/name?target_session_attrs=any',
      'postgres://[::2]:2/name?target_session_attrs=any',
    ],
    target: 'any',
  })
  t.end()
})

t.test('an address of one server, or of a socket, stays as it is', (t) => {
  for (const url of ['postgres://one/name', 'postgres:///name?host=/run/pg&port=5432']) {
    t.same(parseServers(url), { urls: [url], target: 'any' })
  }
  t.end()
})

t.test('an address of one server may name the kind that it must be', (t) => {
  const url = 'postgres://one/name?target_session_attrs=read-write'
  t.same(parseServers(url), { urls: [url], target: 'primary' })
  t.end()
})

t.test('an invalid address of any server is a fault of the configuration', (t) => {
  for (const url of [
    'postgres://one:5432x,two/name',
    'postgres://one,two:70000/name',
    'postgres://one,two/name?target_session_attrs=standby',
    'postgres://one/name?target_session_attrs=standby',
  ]) {
    t.throws(() => parseConfig({ DATABASE_URL: url }), /DATABASE_URL must be an address/, url)
  }
  t.end()
})

t.test('an address for reads leads to a standby', (t) => {
  const url = 'postgres://one,two/name'
  t.equal(parseServers(url, 'reads')?.target, 'standby')
  t.equal(parseServers(`${url}?target_session_attrs=standby`, 'reads')?.target, 'standby')
  t.not(serversOf(url, 'reads'), serversOf(url), 'and turns by itself')
  for (const target of ['any', 'primary', 'read-write', 'prefer-standby']) {
    const config = {
      DATABASE_URL: 'postgres://one/name',
      DATABASE_READ_URL: `${url}?target_session_attrs=${target}`,
    }
    t.throws(() => parseConfig(config), /DATABASE_READ_URL must be an address/, target)
  }
  t.end()
})

t.test('connections that fail at once turn to the next server once', (t) => {
  const servers = serversOf('postgres://one,two,three/turning')
  const first = servers.current
  servers.leave(first)
  servers.leave(first)
  t.equal(servers.current, 'postgres://two/turning')
  servers.leave(servers.current)
  servers.leave(servers.current)
  t.equal(servers.current, first, 'after the last one comes the first')
  t.equal(serversOf('postgres://one,two,three/turning'), servers)
  t.end()
})
