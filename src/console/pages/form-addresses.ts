/**
 * A form that is shown again stands at the address that it was sent to. A request for that address, of
 * a region of the page or of a reload, is redirected to the page that the form belongs to.
 */
import type { FastifyInstance } from 'fastify'

/** The nearest page above. */
const pageAbove = (form: string, pages: ReadonlySet<string>): string | null => {
  const above = form.slice(0, form.lastIndexOf('/'))
  if (above === '') return null
  return pages.has(above) ? above : pageAbove(above, pages)
}

/** Call it before the routes of the scope are registered, and what it returns after them. */
export const formAddresses = (app: FastifyInstance): (() => void) => {
  const pages = new Set<string>()
  const forms = new Set<string>()
  app.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat()
    if (methods.includes('GET')) pages.add(url)
    if (methods.includes('POST')) forms.add(url)
  })
  return () => {
    for (const form of forms) {
      const page = pages.has(form) ? null : pageAbove(form, pages)
      if (page === null) continue
      const depth = page.split('/').length
      const options = { config: { role: 'public' }, schema: { hide: true } } as const
      app.get(form, options, async ({ url }, reply) => {
        const [path = '', ...query] = url.split('?')
        const above = path.split('/').slice(0, depth).join('/')
        return reply.redirect([above, ...query].join('?'), 303)
      })
    }
  }
}
