/** The version of this build, from package.json. */
import packageJson from '../../package.json' with { type: 'json' }

export const BUILD_VERSION: string = packageJson.version
