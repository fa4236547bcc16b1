type Beyond = {
  /** A concrete URL of the route. */
  at: string
  /** Its status for everyone. */
  status: number
}

/** Routes outside the api prefix: public pages and files, and operators' routes. */
export const beyondTable: Record<string, Beyond> = {
  'GET /': { at: '/', status: 200 },
  'GET /*': { at: '/index.html', status: 200 },
  'GET /player': { at: '/player', status: 301 },
  'GET /player/*': { at: '/player/', status: 200 },
  'GET /exercise-films/*': { at: '/exercise-films/squat.jpg', status: 200 },
  'GET /.well-known/security.txt': { at: '/.well-known/security.txt', status: 200 },
  'GET /healthz': { at: '/healthz', status: 200 },
  'GET /readyz': { at: '/readyz', status: 200 },
  /** Both off in production by default. */
  'GET /metrics': { at: '/metrics', status: 200 },
  'GET /api/docs': { at: '/api/docs', status: 200 },
  'GET /api/docs/': { at: '/api/docs/', status: 200 },
  'GET /api/docs/static/*': { at: '/api/docs/static/nothing', status: 404 },
  'GET /api/docs/json': { at: '/api/docs/json', status: 200 },
  'GET /api/docs/yaml': { at: '/api/docs/yaml', status: 200 },
  'GET /api/docs/static/index.html': { at: '/api/docs/static/index.html', status: 302 },
  'GET /api/docs/static/swagger-initializer.js': {
    at: '/api/docs/static/swagger-initializer.js',
    status: 200,
  },
  /** Only for a browser on this computer, and only if no email is really sent. */
  'GET /sandbox/mails': { at: '/sandbox/mails', status: 200 },
  /** Trials only: each browser is a separate person in the chat. */
  'GET /sandbox/chat': { at: '/sandbox/chat', status: 200 },
  'POST /sandbox/chat/start': { at: '/sandbox/chat/start', status: 303 },
  'POST /sandbox/chat/say': { at: '/sandbox/chat/say', status: 303 },
  'POST /sandbox/chat/press': { at: '/sandbox/chat/press', status: 303 },
  'GET /sandbox/chat/app': { at: '/sandbox/chat/app', status: 303 },
  'GET /sandbox/chat/pictures/:name': { at: '/sandbox/chat/pictures/none', status: 404 },
  /** Only for a browser on this computer, like the mailbox. */
  'GET /sandbox/google/client.js': { at: '/sandbox/google/client.js', status: 200 },
  'GET /sandbox/google/account': { at: '/sandbox/google/account', status: 404 },
  'POST /sandbox/google/account': { at: '/sandbox/google/account', status: 404 },
}
