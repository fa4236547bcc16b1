import { describe, expect, it } from 'vitest'
import { firstSession } from '../session/session.ts'
import { progressNews } from './progress-news.ts'

describe('progress news', () => {
  it('tells the share of bytes while loading', () => {
    expect(progressNews(firstSession)).toEqual({ type: 'progress', phase: 'loading', share: null })
    const progress = { loadedBytes: 3, totalBytes: 4 }
    expect(progressNews({ at: 'loading', progress, asked: null })).toMatchObject({ share: 0.75 })
  })

  it('never tells more than all of it, even when a server packs files', () => {
    const progress = { loadedBytes: 5, totalBytes: 4 }
    expect(progressNews({ at: 'loading', progress, asked: null })).toMatchObject({ share: 1 })
  })

  it('has nothing to tell while it waits', () => {
    expect(progressNews({ at: 'waiting-for-host', after: 'nothing' })).toBeNull()
  })
})
