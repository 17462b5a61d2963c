/** Text as HTML shows it. Pure. */

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // The parser would read a line feed, and replace the other one.
  '\r': '&#13;',
  '\0': '\u{fffd}',
}

export const escapeText = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replaceAll(/[&<>"'\r\0]/g, (one) => references[one] ?? one)
