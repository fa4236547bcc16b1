const inLoaderComments = 'comments in the loader of the pose engine'
const router = "hints in React Router's error texts"

/** Hosts that built programs may mention; none is ever contacted, except Google's after a press. */
export const allowedOrigins: readonly { host: string; reason: string }[] = [
  {
    host: 'accounts.google.com',
    reason:
      "Google's button, loaded on /login after a press; the server's policy forbids it on other documents",
  },
  {
    host: 'web.telegram.org',
    reason: 'the window that Telegram on the web frames the mini app with; spoken to inside Telegram only',
  },
  { host: 'www.w3.org', reason: 'XML namespaces' },
  { host: 'doi.org', reason: 'links to published papers, followed by a tap' },
  { host: 'react.dev', reason: "link in React's error texts" },
  { host: 'reactrouter.com', reason: router },
  { host: 'github.com', reason: `${router}; ${inLoaderComments}` },
  { host: 'simplewebauthn.dev', reason: "link in an error text of the passkeys' library" },
  { host: 'tailwindcss.com', reason: 'licence line of the style sheet' },
  { host: 'bit.ly', reason: 'link in an error text of Workbox, in the worker that keeps the app' },
  { host: 'json-schema.org', reason: "zod's names of JSON Schema drafts" },
  { host: 'www.tensorflow.org', reason: 'error texts inside the pose engine' },
  ...[
    'bugzil.la',
    'developer.mozilla.org',
    'en.wikipedia.org',
    'kripken.github.io',
    'pubs.opengroup.org',
    'server.com',
    'tools.ietf.org',
    'unicode.org',
    'webkit.org',
    'www.ietf.org',
    'www.khronos.org',
  ].map(host => ({ host, reason: inLoaderComments })),
]
