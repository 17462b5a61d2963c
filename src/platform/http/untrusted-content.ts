/** Response headers for untrusted content, so that browsers never execute or sniff it. Pure. */
export const untrustedContentHeaders = (cacheControl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': cacheControl,
  vary: 'authorization',
})
