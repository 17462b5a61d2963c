/** Where a browser goes after it signed in: pages of the console only. Pure. */

const CONSOLE_HOME = '/console/'

const BASE = 'http://console.invalid'

/** Another address is replaced by the home page, since it could lead to another site. */
export const returnToOf = (given: unknown): string => {
  if (typeof given !== 'string' || !given.startsWith('/console/')) return CONSOLE_HOME
  // Browsers take a backslash for a slash, and drop tabs and line ends.
  if (given.length > 2000 || /[\\\p{Cc}]/u.test(given) || !URL.canParse(given, BASE)) {
    return CONSOLE_HOME
  }
  const { origin, pathname, search, hash } = new URL(given, BASE)
  const path = pathname + search + hash
  return origin === BASE && path.startsWith('/console/') ? path : CONSOLE_HOME
}
