/** What a browser may do with the pages at /docs; that they work under it: test/browser. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'

t.test('every page of /docs has a policy, and none is shown in a frame', async (t) => {
  const { app } = await testApp(t)
  const urls = ['/docs', '/docs/', '/docs/static/swagger-initializer.js', '/docs/static/index.html']
  for (const url of [...urls, '/docs/static/swagger-ui-bundle.js', '/docs/static/missing.js']) {
    const { headers } = await app.inject({ url })
    t.equal(headers['x-frame-options'], 'DENY', url)
    const policy = String(headers['content-security-policy'])
    const directives = new Map(
      policy.split('; ').map((one) => one.split(/ (.*)/, 2)) as [string, string][],
    )
    t.equal(directives.get('default-src'), "'none'", url)
    t.equal(directives.get('script-src'), "'self'", url)
    t.equal(directives.get('connect-src'), "'self'", url)
    t.equal(directives.get('frame-ancestors'), "'none'", url)
    t.equal(directives.get('base-uri'), "'none'", url)
    t.equal(directives.get('script-src-attr'), undefined, url)
    t.notMatch(policy, /unsafe-eval|http|\*/, url)
  }
})

t.test('the policy is that of /docs alone', async (t) => {
  const { app } = await testApp(t)
  for (const url of ['/openapi.json', '/livez', '/nowhere']) {
    const { headers } = await app.inject({ url })
    t.notOk('content-security-policy' in headers, url)
  }
})
