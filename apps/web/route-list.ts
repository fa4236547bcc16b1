import type { Plugin } from 'vite'
import { paths } from './src/navigation/paths.ts'

/** Lists page paths for the server, which returns 404 for all others. */
export const routeList = (): Plugin => ({
  name: 'route-list',
  generateBundle() {
    const patterns = Object.values(paths).map(({ pattern }) => pattern)
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(patterns) })
  },
})
