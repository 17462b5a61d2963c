/**
 * Names plugins after their functions: the framework looks for one without a name in all modules
 * that were loaded, twice for each plugin, which took a tenth of a start.
 */
import type { FastifyInstance } from 'fastify'

const DISPLAY_NAME = Symbol.for('fastify.display-name')

const name = (plugin: unknown): void => {
  if (typeof plugin !== 'function' || Object.hasOwn(plugin, DISPLAY_NAME)) return
  Object.assign(plugin, { [DISPLAY_NAME]: plugin.name })
}

/** Of all that is registered afterwards, in every scope. */
export const namingPlugins = (app: FastifyInstance): FastifyInstance => {
  const register: unknown = app.register
  const named = function (this: FastifyInstance, plugin: unknown, ...options: unknown[]): unknown {
    name(plugin)
    return Reflect.apply(register as () => unknown, this, [plugin, ...options])
  }
  return Object.assign(app, { register: named })
}
