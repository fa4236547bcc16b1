import { expect, it } from 'vitest'
import { standaloneAssignment } from './standalone-assignment.ts'

const asked = (query: string) => standaloneAssignment(new URLSearchParams(query))

it('measures what the address asks for', () => {
  expect(asked('movement=toe-touch&duration=12')).toEqual({
    movement: 'toe-touch',
    ease: null,
    videoId: 2,
    windowSeconds: 12,
    emergencyNumber: '112',
  })
})

it('measures half a minute of squats when the address asks for nothing that exists', () => {
  const squats = {
    movement: 'squat',
    ease: null,
    videoId: 3,
    windowSeconds: 30,
    emergencyNumber: '112',
  }
  expect(asked('')).toEqual(squats)
  expect(asked('movement=cartwheel&duration=-4')).toEqual(squats)
  expect(asked('duration=endless')).toEqual(squats)
})

it('knows the easier ways of a movement, and no others', () => {
  expect(asked('movement=squat&ease=seated')).toMatchObject({ movement: 'squat', ease: 'seated' })
  expect(asked('movement=squat&ease=supported')).toMatchObject({ ease: null })
})
