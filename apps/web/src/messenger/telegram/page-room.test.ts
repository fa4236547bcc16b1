import { describe, expect, it } from 'vitest'
import { recordingHost } from '../../testing/recording-host.ts'
import { coveredPixels, edgesOf, followInsets } from './page-room.ts'

const expanded = { height: 800, stableHeight: 800, isExpanded: true }
const seen = { height: 800, offsetTop: 0, scale: 1 }

describe('the foot of the page', () => {
  it('is covered by a frame not yet expanded', () => {
    expect(coveredPixels(800, { height: 420, stableHeight: 400, isExpanded: false }, seen)).toBe(400)
  })

  it('is free once the frame is expanded, whatever the heights before', () => {
    expect(coveredPixels(800, { ...expanded, stableHeight: 400 }, seen)).toBe(0)
    expect(coveredPixels(700, expanded, null)).toBe(0)
  })

  it('is covered by a keyboard that overlays the page, not by one that resizes it', () => {
    expect(coveredPixels(800, expanded, { ...seen, height: 500 })).toBe(300)
    expect(coveredPixels(500, expanded, { ...seen, height: 500 })).toBe(0)
  })

  it('is not covered by zooming in', () => {
    expect(coveredPixels(800, expanded, { height: 400, offsetTop: 100, scale: 2 })).toBe(0)
  })
})

describe('the page’s safe areas', () => {
  const device = { top: 47, right: 0, bottom: 34, left: 0 }

  it('are the sum of the phone’s and Telegram’s', () => {
    expect(edgesOf(device, { top: 46, right: 0, bottom: 0, left: 0 })).toEqual([
      ['--edge-top', '93px'],
      ['--edge-right', '0px'],
      ['--edge-bottom', '34px'],
      ['--edge-left', '0px'],
    ])
    expect(edgesOf({ ...device, top: Number.NaN, left: -4 }, device)[0]).toEqual(['--edge-top', '47px'])
  })

  it('follow Telegram’s events while the app runs', () => {
    const style = new Map<string, string | null>()
    const { host, say } = recordingHost('8.0')
    followInsets(host, { setProperty: (name, value) => void style.set(name, value) })
    say('safe_area_changed', device)
    say('content_safe_area_changed', { top: 46, right: 0, bottom: 0, left: 0 })
    expect(style.get('--edge-top')).toBe('93px')
    say('content_safe_area_changed', { top: 0, right: 0, bottom: 0, left: 0 })
    expect(style.get('--edge-top')).toBe('47px')
  })

  it('are left to the phone if the version does not report them', () => {
    const { host, told, listening } = recordingHost('7.10')
    followInsets(host, { setProperty: () => {} })
    expect([told, listening()]).toEqual([[], []])
  })
})
