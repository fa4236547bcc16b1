import { describe, expect, it } from 'vitest'
import { isAnyWayUp, isRestful, parseUrl, paths, safeReturnPath, slideDirection } from './paths.ts'

describe('paths', () => {
  it('are never at rest from the first answer to the report, or during input, payment or erasure', () => {
    const { intro, questionnaire, login, workout, generate, report, paymentResult, yourData } = paths
    for (const { pattern } of [intro, questionnaire, login, workout, generate, paymentResult, yourData])
      expect([pattern, isRestful(pattern)]).toEqual([pattern, false])
    expect(isRestful(report.link('1'))).toBe(false)
    for (const { pattern } of [paths.home, paths.start, paths.list]) expect(isRestful(pattern)).toBe(true)
  })

  it('slide forward in the order of the journey, else backward', () => {
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

  it('place a report with an id where the current report is', () => {
    expect(slideDirection('/assessment/generate', '/assessment/report/abc')).toBe('forward')
    expect(slideDirection('/assessment/report/abc', '/assessment/workout-preview')).toBe('backward')
  })

  it('place “Your data” after every other page, followed by what left the phone', () => {
    for (const from of [paths.home, paths.start, paths.profiles, paths.list])
      expect(slideDirection(from.link(), paths.yourData.link())).toBe('forward')
    expect(slideDirection(paths.yourData.link(), paths.leftPhone.link())).toBe('forward')
    expect(slideDirection(paths.leftPhone.link(), paths.yourData.link())).toBe('backward')
    expect(slideDirection(paths.yourData.link(), paths.list.link())).toBe('backward')
  })

  it('are not mistaken for the prefix of another path', () => {
    expect(slideDirection('/assessment/workout-preview', '/assessment/workout')).toBe('forward')
  })

  it('never ask to turn the phone during a measurement or before its result', () => {
    for (const path of [
      paths.see.link(),
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

  it('are parsed in browsers without `URL.canParse`', () => {
    const { canParse } = URL
    Reflect.deleteProperty(URL, 'canParse')
    expect(parseUrl('https://pay.example/1')?.hostname).toBe('pay.example')
    for (const none of ['', 'nowhere', '/own.mp4']) expect(parseUrl(none)).toBeNull()
    URL.canParse = canParse
  })

  it('return only to places inside the app', () => {
    expect(safeReturnPath('/assessment/privacy?x=1')).toBe('/assessment/privacy?x=1')
    for (const outside of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil', '', null])
      expect(safeReturnPath(outside)).toBeNull()
  })
})
