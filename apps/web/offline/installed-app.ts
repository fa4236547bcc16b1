import { readFileSync } from 'node:fs'
import type install from '@lithe/words/en/install'
import { paths } from '../src/navigation/paths.ts'

/** Fixed at build time, as a phone installs the app in one language. */
const words: ReturnType<typeof install> = JSON.parse(
  readFileSync(new URL('../../../packages/words/messages/en/install.json', import.meta.url), 'utf8'),
)

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}`,
  sizes,
  type: 'image/png',
  purpose,
})

/** The installed app's name and icons. */
export const installedApp = {
  id: '/',
  name: words.name,
  short_name: words.name,
  description: words.description,
  lang: 'en',
  start_url: paths.start.link(),
  scope: '/',
  display: 'standalone' as const,
  background_color: '#FBF6EE',
  theme_color: '#FBF6EE',
  categories: ['health', 'fitness'],
  icons: [
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('maskable-512.png', '512x512', 'maskable'),
  ],
  shortcuts: [
    { name: words.shortcuts.test, url: paths.start.link() },
    { name: words.shortcuts.reports, url: paths.list.link() },
  ].map(shortcut => ({ ...shortcut, icons: [icon('icon-192.png', '192x192')] })),
}
