import { expect, it } from 'vitest'
import { play, waiting } from '../testing/play-state.ts'
import { look } from './assignment.ts'

const looking = play(waiting, [0, { type: 'host-started', assignment: look }], [1, { type: 'camera-opened' }])

it('a look ends with the camera closed, and hands over only the drawing', () => {
  expect(looking.state).toMatchObject({ at: 'framing' })
  const { state, effects } = play(looking.state, [9, { type: 'looked', plate: null }])
  expect(state).toEqual({ at: 'waiting-for-host', after: 'completed' })
  expect(effects).toEqual([
    { type: 'rest' },
    { type: 'close-camera' },
    { type: 'play', tone: 'done' },
    { type: 'deliver-look', plate: null },
  ])
})

it('a press ends a look, but not the framing of a movement', () => {
  const { assignment, ...others } = looking.state as Extract<typeof looking.state, { at: 'framing' }>
  expect(play(looking.state, [2, { type: 'enough-tapped' }]).did).toEqual(['finish-measuring'])
  const { isLook: _, ...movement } = assignment
  expect(play({ ...others, assignment: movement }, [2, { type: 'enough-tapped' }]).did).toEqual([])
})
