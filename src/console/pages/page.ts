/** The frame of all pages, and the headers that let them run nothing and load only their style. Pure. */
import { html, type Html } from './html.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

export const pageHeaders = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'private, no-store',
}

export const STYLE_PATH = '/console/sign-in/style.css'

export const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 36rem; padding: 2rem 1rem }
h1 { font-size: 1.5rem }
form { margin: 1.5rem 0 }
label { display: block; font-weight: 600 }
input { box-sizing: border-box; font: inherit; margin: 0.25rem 0 1rem; padding: 0.5rem; width: 100% }
button { font: inherit; padding: 0.5rem 1rem }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top }
td { overflow-wrap: anywhere }
`

export const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · skill-registry</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text
