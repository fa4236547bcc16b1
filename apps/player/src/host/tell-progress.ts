import type { PlayerStore } from '../player-store.ts'
import type { HostLink, PlayerNews } from './host-link.ts'
import { progressNews } from './progress-news.ts'

/** A host gives up on a silent page; warming up the engine can take longer than its patience. */
const signOfLifeMs = 1000

/** Keeps the host told: every new phase at once, and while loading a sign of life each second. */
export function tellProgress(store: Pick<PlayerStore, 'state' | 'subscribe'>, link: HostLink) {
  let told: PlayerNews | null = null

  const tell = () => {
    const news = progressNews(store.state())
    if (news && JSON.stringify(news) !== JSON.stringify(told)) link.send(news)
    told = news
  }

  const signOfLife = setInterval(() => {
    if (store.state().at !== 'loading') return clearInterval(signOfLife)
    if (told) link.send(told)
  }, signOfLifeMs)
  store.subscribe(tell)
  tell()
}
