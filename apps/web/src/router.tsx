import type { ComponentType } from 'react'
import { createBrowserRouter, redirect } from 'react-router'
import { paths } from './paths.ts'
import { requirePerson } from './require-person.ts'
import { screenChunks } from './screen-chunks.ts'
import { ScreenNotLoaded } from './screen-not-loaded.ts'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { OpeningScreen } from './screens/opening-screen.tsx'
import { RootLayout } from './screens/root-layout.tsx'
import { RouterErrorScreen } from './screens/router-error-screen.tsx'
import { StartScreen } from './screens/start-screen.tsx'

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
        { path: paths.home.pattern, loader: () => redirect(paths.start.link()) },
        { path: paths.start.pattern, Component: StartScreen },
        { path: paths.name.pattern, lazy: later(screenChunks.name) },
        { path: paths.questionnaire.pattern, lazy: later(screenChunks.questionnaire) },
        {
          loader: requirePerson,
          children: [
            { path: paths.privacy.pattern, lazy: later(screenChunks.privacy) },
            { path: paths.workoutPreview.pattern, lazy: later(screenChunks.workoutPreview) },
            { path: paths.currentReport.pattern, lazy: later(screenChunks.report) },
            { path: paths.report.pattern, lazy: later(screenChunks.report) },
          ],
        },
        { path: paths.workout.pattern, lazy: later(screenChunks.workout) },
        { path: paths.generate.pattern, lazy: later(screenChunks.generate) },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ])
