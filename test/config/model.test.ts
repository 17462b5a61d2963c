/** The settings of a model. */
import { type Env, parseConfig } from '../../src/platform/config/config.ts'
import t from '../support/tap.ts'
import { complaint } from './given.ts'

t.test('a model is used once its address and its name are set', async (t) => {
  const address = { PROPOSER_BASE_URL: ' http://127.0.0.1:11434/v1 ', PROPOSER_MODEL: 'small' }
  const { proposer } = parseConfig(address)
  t.same(proposer, {
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'small',
    apiKey: null,
    timeoutMs: 60_000,
  })
  t.equal(parseConfig({ PROPOSER_MODEL: 'small', PROPOSER_API_KEY: 'hunter2' }).proposer, null)
  const wrong: [Env, RegExp][] = [
    [{ PROPOSER_BASE_URL: 'models.example' }, /^PROPOSER_BASE_URL must be an address/],
    [{ PROPOSER_BASE_URL: 'https://me:hunter2@models.example' }, /^PROPOSER_BASE_URL must/],
    [{ PROPOSER_BASE_URL: 'https://models.example/?key=hunter2' }, /^PROPOSER_BASE_URL must/],
    [
      { PROPOSER_MODEL: '' },
      /^PROPOSER_MODEL must be set, because `PROPOSER_BASE_URL` is set: the name of a model$/,
    ],
    [{ PROPOSER_API_KEY: 'hunter2 and more' }, /^PROPOSER_API_KEY must be printable/],
    [{ PROPOSER_TIMEOUT_MS: '0' }, /^PROPOSER_TIMEOUT_MS must be a whole number/],
  ]
  for (const [env, expected] of wrong) {
    const said = complaint({ ...address, ...env })
    t.match(said, expected)
    t.notMatch(said, 'hunter2')
  }
})
