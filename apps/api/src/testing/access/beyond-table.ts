type Beyond = {
  /** A concrete address of the route. */
  at: string
  /** What it answers everybody. */
  status: number
}

/** Every route outside the api's prefix: pages and files that are the same for all, and what operators look at. */
export const beyondTable: Record<string, Beyond> = {
  'GET /': { at: '/', status: 200 },
  'GET /*': { at: '/index.html', status: 200 },
  'GET /player': { at: '/player', status: 301 },
  'GET /player/*': { at: '/player/', status: 200 },
  'GET /exercise-films/*': { at: '/exercise-films/squat.jpg', status: 200 },
  'GET /.well-known/security.txt': { at: '/.well-known/security.txt', status: 200 },
  'GET /healthz': { at: '/healthz', status: 200 },
  'GET /readyz': { at: '/readyz', status: 200 },
  /** Both off in production unless a deployment shows them. */
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
  /** For a browser on the same computer, and only where no mail is sent. */
  'GET /sandbox/mails': { at: '/sandbox/mails', status: 200 },
}
