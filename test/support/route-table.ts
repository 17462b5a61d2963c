/** The routes that an app registers, taken from the app itself, so that none can be forgotten. */
import { channel } from 'node:diagnostics_channel'
import type { RouteOptions } from 'fastify'
import type { App } from '../../src/app.ts'

export type Route = { method: string; url: string; role: string | undefined; schema: unknown }

const created = channel('fastify.initialization')

/** Those of the apps that are made while `make` runs, and what it made. */
export const withRoutes = async <Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; routes: Route[] }> => {
  const registered: RouteOptions[] = []
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: App }
    fastify.addHook('onRoute', (route) => void registered.push(route))
  }
  created.subscribe(watch)
  try {
    const made = await make()
    // Read last, since later hooks may still set the role.
    const routes = registered.flatMap(({ method, url, config, schema }) =>
      [method].flat().map((one) => ({ method: one, url, role: config?.role, schema })),
    )
    return { made, routes }
  } finally {
    created.unsubscribe(watch)
  }
}
