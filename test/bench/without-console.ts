/** For `--import`: the service without the pages of the console, to measure what those cost it. */
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/console/feature.ts')
      ? {
          format: 'module',
          shortCircuit: true,
          source: 'export const consoleFeature = { schemas: [], routes: async () => {} }',
        }
      : next(url, context),
})
