import { createBrowserRouter, redirect } from 'react-router'
import { paths } from './paths.ts'
import { requirePerson } from './require-person.ts'
import { GenerateScreen } from './screens/generate-screen.tsx'
import { NameScreen } from './screens/name-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { PrivacyScreen } from './screens/privacy-screen.tsx'
import { QuestionnaireScreen } from './screens/questionnaire-screen.tsx'
import { ReportScreen } from './screens/report-screen.tsx'
import { RootLayout } from './screens/root-layout.tsx'
import { RouterErrorScreen } from './screens/router-error-screen.tsx'
import { StartScreen } from './screens/start-screen.tsx'
import { WorkoutPreviewScreen } from './screens/workout-preview-screen.tsx'
import { WorkoutScreen } from './screens/workout-screen.tsx'

/**
 * Every screen is in the first bundle: once the page has loaded, the test runs without a network.
 * Reads the address as it is called, so that comes after the address has been cleaned.
 */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouterErrorScreen,
      children: [
        { path: paths.home.pattern, loader: () => redirect(paths.start.link()) },
        { path: paths.start.pattern, Component: StartScreen },
        { path: paths.name.pattern, Component: NameScreen },
        { path: paths.questionnaire.pattern, Component: QuestionnaireScreen },
        {
          loader: requirePerson,
          children: [
            { path: paths.privacy.pattern, Component: PrivacyScreen },
            { path: paths.workoutPreview.pattern, Component: WorkoutPreviewScreen },
            { path: paths.currentReport.pattern, Component: ReportScreen },
            { path: paths.report.pattern, Component: ReportScreen },
          ],
        },
        { path: paths.workout.pattern, Component: WorkoutScreen },
        { path: paths.generate.pattern, Component: GenerateScreen },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ])
