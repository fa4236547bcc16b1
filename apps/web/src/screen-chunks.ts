import { loadDrawings } from './ui/chronophotograph.tsx'

/** Every screen but the first is fetched by itself, in the order in which people come to it. */
export const screenChunks = {
  queries: () => import('./screens/query-layout.tsx').then(module => module.QueryLayout),
  start: () => import('./screens/start-screen.tsx').then(module => module.StartScreen),
  intro: () => import('./screens/intro-screen.tsx').then(module => module.IntroScreen),
  name: () => import('./screens/name-screen.tsx').then(module => module.NameScreen),
  credibility: () => import('./screens/credibility-screen.tsx').then(module => module.CredibilityScreen),
  questionnaire: () =>
    import('./screens/questionnaire-screen.tsx').then(module => module.QuestionnaireScreen),
  confidence: () => import('./screens/confidence-screen.tsx').then(module => module.ConfidenceScreen),
  success: () => import('./screens/success-screen.tsx').then(module => module.SuccessScreen),
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
  tips: () => import('./screens/tips-screen.tsx').then(module => module.TipsScreen),
  preview: () => import('./screens/preview-screen.tsx').then(module => module.PreviewScreen),
  accurateResults: () =>
    import('./screens/accurate-results-screen.tsx').then(module => module.AccurateResultsScreen),
  practice: () => import('./screens/practice-screen.tsx').then(module => module.PracticeScreen),
  feedback: () => import('./screens/feedback-screen.tsx').then(module => module.FeedbackScreen),
  list: () => import('./screens/list-screen.tsx').then(module => module.ListScreen),
  profiles: () => import('./screens/profiles-screen.tsx').then(module => module.ProfilesScreen),
  login: () => import('./screens/login-screen.tsx').then(module => module.LoginScreen),
  openLink: () => import('./screens/open-link-screen.tsx').then(module => module.OpenLinkScreen),
  reminders: () => import('./screens/reminders-screen.tsx').then(module => module.RemindersScreen),
  paymentResult: () =>
    import('./screens/payment-result-screen.tsx').then(module => module.PaymentResultScreen),
  yourData: () => import('./screens/your-data-screen.tsx').then(module => module.YourDataScreen),
  leftPhone: () => import('./screens/left-phone-screen.tsx').then(module => module.LeftPhoneScreen),
}

/** Fetches what comes next, one after the other, so that no later page is waited for. */
export async function fetchAhead() {
  const loads = [...Object.values(screenChunks), loadDrawings]
  for (const load of loads) await load().catch(() => {})
}
