/**
 * For `--import`: the service without the pages of the console, to measure what those cost it. With
 * CONSOLE=on it has them, as the hook itself takes time too.
 */
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/console/feature.ts') && process.env['CONSOLE'] !== 'on'
      ? {
          format: 'module',
          shortCircuit: true,
          source: 'export const consoleFeature = { schemas: [], routes: async () => {} }',
        }
      : next(url, context),
})
