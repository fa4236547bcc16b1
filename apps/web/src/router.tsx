import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router'
import { paths } from './paths.ts'
import { requirePerson, requireSomebody } from './require-person.ts'
import { screenChunks } from './screen-chunks.ts'
import { LandingScreen } from './screens/landing-screen.tsx'
import { OpeningScreen } from './screens/opening-screen.tsx'
import { RootLayout } from './screens/root-layout.tsx'
import { NotFoundScreen, RouterErrorScreen, ScreenNotLoaded } from './screens/router-error-screen.tsx'

const later = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load().catch((cause: unknown) => {
    throw new ScreenNotLoaded('The screen did not arrive', { cause })
  }),
})

/** Reads the address as it is called, so that comes after the address has been cleaned. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouterErrorScreen,
      HydrateFallback: OpeningScreen,
      children: [
        { path: paths.home.pattern, Component: LandingScreen },
        {
          lazy: later(screenChunks.queries),
          children: [
            { path: paths.start.pattern, lazy: later(screenChunks.start) },
            { path: paths.open.pattern, lazy: later(screenChunks.openLink) },
            { path: paths.login.pattern, lazy: later(screenChunks.login) },
            { path: paths.intro.pattern, lazy: later(screenChunks.intro) },
            { path: paths.name.pattern, lazy: later(screenChunks.name) },
            { path: paths.credibility.pattern, lazy: later(screenChunks.credibility) },
            { path: paths.questionnaire.pattern, lazy: later(screenChunks.questionnaire) },
            { path: paths.confidence.pattern, lazy: later(screenChunks.confidence) },
            { path: paths.success.pattern, lazy: later(screenChunks.success) },
            {
              loader: requirePerson,
              children: [
                { path: paths.privacy.pattern, lazy: later(screenChunks.privacy) },
                { path: paths.tips.pattern, lazy: later(screenChunks.tips) },
                { path: paths.preview.pattern, lazy: later(screenChunks.preview) },
                { path: paths.accurateResults.pattern, lazy: later(screenChunks.accurateResults) },
                { path: paths.workoutPreview.pattern, lazy: later(screenChunks.workoutPreview) },
                { path: paths.practice.pattern, lazy: later(screenChunks.practice) },
                { path: paths.reminders.pattern, lazy: later(screenChunks.reminders) },
              ],
            },
            {
              loader: requireSomebody,
              children: [
                { path: paths.currentReport.pattern, lazy: later(screenChunks.report) },
                { path: paths.report.pattern, lazy: later(screenChunks.report) },
                { path: paths.feedback.pattern, lazy: later(screenChunks.feedback) },
              ],
            },
            { path: paths.workout.pattern, lazy: later(screenChunks.workout) },
            { path: paths.generate.pattern, lazy: later(screenChunks.generate) },
            { path: paths.list.pattern, lazy: later(screenChunks.list) },
            { path: paths.listAlias.pattern, lazy: later(screenChunks.list) },
            { path: paths.profiles.pattern, lazy: later(screenChunks.profiles) },
            { path: paths.paymentResult.pattern, lazy: later(screenChunks.paymentResult) },
            { path: paths.yourData.pattern, lazy: later(screenChunks.yourData) },
            { path: paths.leftPhone.pattern, lazy: later(screenChunks.leftPhone) },
          ],
        },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ])
