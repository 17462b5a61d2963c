/**
 * The methods that a path allows, so that a wrong method gets a different error from a wrong path.
 */
import type { FastifyInstance } from 'fastify'

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The router's pattern: `:name` is one segment, `*` any number of them. */
const patternOf = (url: string): RegExp => {
  const segments = url.split('/').map((segment) => {
    if (segment === '*') return '.*'
    return segment.startsWith(':') ? '[^/]+' : escaped(segment)
  })
  return new RegExp(`^${segments.join('/')}$`)
}

/** Watches all routes registered afterwards; the result returns the methods of a URL, sorted. */
export const watchMethods = (app: FastifyInstance): ((url: string) => string[]) => {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const name of [method].flat()) route.methods.add(name)
    routes.set(url, route)
  })
  return (url) => {
    const [path = ''] = url.split('?')
    const found = [...routes.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].toSorted()
  }
}
