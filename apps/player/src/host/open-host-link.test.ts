import type { HostMessage } from '@lithe/contracts/player'
import { expect, it } from 'vitest'
import { squats } from '../testing/play-state.ts'
import { standaloneAssignment, wearSurroundings } from './open-host-link.ts'

const asked = (query: string) => standaloneAssignment(new URLSearchParams(query))

it('the query sets what is measured', () => {
  const reach = { ...squats, movement: 'toe-touch', videoId: 2, windowSeconds: 12 }
  expect(asked('movement=toe-touch&duration=12')).toEqual(reach)
})

it('half a minute of squats is measured if the query names nothing valid', () => {
  expect(asked('')).toEqual(squats)
  expect(asked('movement=cartwheel&duration=-4')).toEqual(squats)
  expect(asked('duration=endless')).toEqual(squats)
})

it('only variants of the requested movement are accepted', () => {
  expect(asked('movement=squat&variant=seated')).toMatchObject({ movement: 'squat', variant: 'seated' })
  expect(asked('movement=squat&variant=supported')).toMatchObject({ variant: null })
})

const evening: Extract<HostMessage, { type: 'surroundings' }> = {
  channel: 'lithe-player',
  version: 1,
  type: 'surroundings',
  insets: { top: 0, right: 0, bottom: 34, left: 0 },
  colourScheme: 'dark',
  ground: 'rgb(14, 21, 19)',
  language: 'de',
}

it('the page takes safe areas, colours and language from its host, and follows changes', () => {
  const worn = new Map<string, string | null>()
  const style = { setProperty: (name: string, value: string | null) => void worn.set(name, value) }
  const root = { lang: 'en', dataset: {} as DOMStringMap, style }

  wearSurroundings(root, evening)
  expect(root).toMatchObject({ lang: 'de', dataset: { theme: 'dark' } })
  expect(Object.fromEntries(worn)).toEqual({
    '--ground': 'rgb(14, 21, 19)',
    '--edge-top': '0px',
    '--edge-right': '0px',
    '--edge-bottom': '34px',
    '--edge-left': '0px',
  })

  const turned = { ...evening.insets, bottom: 24 }
  wearSurroundings(root, { ...evening, colourScheme: 'light', ground: 'rgb(251, 246, 238)', insets: turned })
  expect(root.dataset.theme).toBe('light')
  expect(worn.get('--ground')).toBe('rgb(251, 246, 238)')
  expect(worn.get('--edge-bottom')).toBe('24px')
})
