/** Every route declares the role it requires, or the app does not start. */
import type { FastifyInstance } from 'fastify'

export const requireDeclaredRoles = (app: FastifyInstance): void => {
  const declared: { name: string; hasRole: () => boolean }[] = []
  app.addHook('onRoute', (route) => {
    declared.push({
      name: `${String(route.method)} ${route.url}`,
      // Checked only when the app is ready, since later hooks may still set the role.
      hasRole: () => route.config?.role !== undefined,
    })
  })
  app.addHook('onReady', () => {
    const missing = declared.filter((route) => !route.hasRole()).map(({ name }) => name)
    if (missing.length > 0) throw new Error(`routes without a role: ${missing.join(', ')}`)
  })
}
