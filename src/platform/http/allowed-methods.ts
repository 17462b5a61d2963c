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
  const routes = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    routes.set(url, methods)
  })
  // Most starts never need them.
  const patterns = new Map<string, RegExp>()
  const matches = (url: string, path: string): boolean => {
    const pattern = patterns.get(url) ?? patternOf(url)
    patterns.set(url, pattern)
    return pattern.test(path)
  }
  return (url) => {
    const [path = ''] = url.split('?')
    const found = [...routes].filter(([route]) => matches(route, path))
    return [...new Set(found.flatMap(([, methods]) => [...methods]))].toSorted()
  }
}
