/** Values of environment variables, as they are read: texts and whole numbers. Pure. */

export type Env = Readonly<Record<string, string | undefined>>

export class ConfigError extends Error {
  override name = 'ConfigError'
}

export const text = (env: Env, name: string, fallback: string): string =>
  env[name]?.trim() || fallback

export const integer = (
  env: Env,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number => {
  const given = env[name]?.trim()
  if (!given) return fallback
  const value = Number(given)
  if (!/^\d+$/.test(given) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${given}"`)
  }
  return value
}

export const flag = (env: Env, name: string, fallback: boolean): boolean => {
  const given = env[name]?.trim()
  if (!given) return fallback
  if (given === 'true' || given === 'false') return given === 'true'
  throw new ConfigError(`${name} must be true or false, not "${given}"`)
}
