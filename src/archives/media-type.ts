export const mediaTypeOf = (path: string, _bytes: Uint8Array): string =>
  path.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'application/octet-stream'
