/** Response headers for untrusted content, so that browsers never execute it. Pure. */
export const untrustedContentHeaders = (cacheControl: string): Record<string, string> => ({
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': cacheControl,
  vary: 'authorization',
})
