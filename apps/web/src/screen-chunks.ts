import { loadDrawings } from './ui/drawings.ts'

/** Every screen but the first is fetched by itself, in the order in which people come to it. */
export const screenChunks = {
  name: () => import('./screens/name-screen.tsx').then(module => module.NameScreen),
  questionnaire: () =>
    import('./screens/questionnaire-screen.tsx').then(module => module.QuestionnaireScreen),
  privacy: () => import('./screens/privacy-screen.tsx').then(module => module.PrivacyScreen),
  workoutPreview: () =>
    import('./screens/workout-preview-screen.tsx').then(module => module.WorkoutPreviewScreen),
  /** With what follows it: the network may go while the movements are measured. */
  workout: async () => {
    const [workout] = await Promise.all([
      import('./screens/workout-screen.tsx'),
      screenChunks.generate(),
      screenChunks.report(),
    ])
    return workout.WorkoutScreen
  },
  generate: () => import('./screens/generate-screen.tsx').then(module => module.GenerateScreen),
  report: () => import('./screens/report-screen.tsx').then(module => module.ReportScreen),
}

/** Fetches what comes next, one after the other, so that no later page is waited for. */
export async function fetchAhead() {
  const loads = [...Object.values(screenChunks), loadDrawings]
  for (const load of loads) await load().catch(() => {})
}

/** Once the browser has nothing better to do; Safari cannot tell and gets a moment instead. */
export function whenIdle(run: () => void) {
  const breathMs = 1000
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2 * breathMs })
  else setTimeout(run, breathMs)
}
