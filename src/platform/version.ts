/** The version of this build, as package.json has it. */
import packageJson from '../../package.json' with { type: 'json' }

export const BUILD_VERSION: string = packageJson.version
