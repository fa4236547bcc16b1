import { describe, expect, it } from 'vitest'
import { isAnyWayUp, isRestful, parseUrl, paths, safeReturnPath, slideDirection } from './paths.ts'

describe('paths', () => {
  it('rests nowhere on the way from the first answer to the report, nor where something is typed, paid or erased', () => {
    const { intro, questionnaire, login, workout, generate, report, paymentResult, yourData } = paths
    for (const { pattern } of [intro, questionnaire, login, workout, generate, paymentResult, yourData])
      expect([pattern, isRestful(pattern)]).toEqual([pattern, false])
    expect(isRestful(report.link('1'))).toBe(false)
    for (const { pattern } of [paths.home, paths.start, paths.list]) expect(isRestful(pattern)).toBe(true)
  })

  it('slides forward along the order of the journey and backward against it', () => {
    const journey = [
      paths.start.link(),
      paths.name.link(),
      paths.questionnaire.link(),
      paths.privacy.link(),
      paths.workoutPreview.link(),
      paths.workout.link(),
      paths.generate.link(),
      paths.report.link('1'),
    ]
    for (const [index, from] of journey.entries()) {
      for (const [other, to] of journey.entries())
        expect([from, to, slideDirection(from, to)]).toEqual([
          from,
          to,
          other < index ? 'backward' : 'forward',
        ])
    }
  })

  it('places a report with an id where the current report is', () => {
    expect(slideDirection('/assessment/generate', '/assessment/report/abc')).toBe('forward')
    expect(slideDirection('/assessment/report/abc', '/assessment/workout-preview')).toBe('backward')
  })

  it('finds one’s data beyond every other page, and what left the phone beyond that', () => {
    for (const from of [paths.home, paths.start, paths.profiles, paths.list])
      expect(slideDirection(from.link(), paths.yourData.link())).toBe('forward')
    expect(slideDirection(paths.yourData.link(), paths.leftPhone.link())).toBe('forward')
    expect(slideDirection(paths.leftPhone.link(), paths.yourData.link())).toBe('backward')
    expect(slideDirection(paths.yourData.link(), paths.list.link())).toBe('backward')
  })

  it('does not take one path for the start of another', () => {
    expect(slideDirection('/assessment/workout-preview', '/assessment/workout')).toBe('forward')
  })

  it('asks for no turning of the phone where a person measures or meets their result', () => {
    for (const path of [
      paths.workout.link(),
      paths.generate.link(),
      paths.currentReport.link(),
      paths.report.link('1'),
    ])
      expect([path, isAnyWayUp(path)]).toEqual([path, true])
    for (const path of [
      paths.home.link(),
      paths.workoutPreview.link(),
      paths.list.link(),
      '/assessment/reports',
    ])
      expect([path, isAnyWayUp(path)]).toEqual([path, false])
  })

  it('reads an address in a browser that cannot say beforehand whether it is one', () => {
    const { canParse } = URL
    Reflect.deleteProperty(URL, 'canParse')
    expect(parseUrl('https://pay.example/1')?.hostname).toBe('pay.example')
    for (const none of ['', 'nowhere', '/own.mp4']) expect(parseUrl(none)).toBeNull()
    URL.canParse = canParse
  })

  it('goes back only to places inside the app', () => {
    expect(safeReturnPath('/assessment/privacy?x=1')).toBe('/assessment/privacy?x=1')
    for (const outside of ['//evil.example', '/\\evil.example', 'https://evil.example', '', null])
      expect(safeReturnPath(outside)).toBeNull()
  })
})
