/** Headers of untrusted content: never executed, never sniffed. Pure. */
export const untrustedContentHeaders = (cacheControl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': cacheControl,
  vary: 'authorization',
})
