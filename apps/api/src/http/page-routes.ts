import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function patternOf(route: string): RegExp {
  const parts = route.split('/').map(part => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${parts.join('/')}/?$`, 'i')
}

/** Whether the web app has a page at an address. Its build lists its routes; without a list, every address may be one. */
export function readPageRoutes(web: string): (url: string) => boolean {
  const list = `${web}/routes.json`
  if (!existsSync(list)) return () => true
  const patterns = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .map(patternOf)
  return url => patterns.some(pattern => pattern.test(url.replace(/[?#].*$/, '')))
}
