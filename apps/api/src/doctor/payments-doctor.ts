import { parseConfig } from '../config/config.ts'
import { wrong } from './finding.ts'
import { lookAtSettings } from './look-at-settings.ts'
import { lookAtStripe } from './look-at-stripe.ts'
import { reportFindings, type Said } from './report-findings.ts'
import { setupWords } from './setup-words.ts'

/** What `npm run payments:doctor` finds in these settings and at Stripe; it never prints a secret. */
export async function paymentsDoctor(environment: Record<string, string | undefined>): Promise<Said> {
  const parsed = parseConfig(environment)
  if (!parsed.ok) return reportFindings(parsed.problems.map(wrong), ['', setupWords])
  const { config } = parsed
  const { payments } = config.publicConfig
  if (payments === 'sandbox')
    return { ok: true, words: `The sandbox plays the payments: no money moves.\n\n${setupWords}` }
  if (payments === 'off' || !config.stripe)
    return { ok: true, words: `Nobody can pay on this server.\n\n${setupWords}` }
  const isProduction = environment.NODE_ENV === 'production'
  const findings = [
    ...lookAtSettings(config, config.stripe, isProduction),
    ...(await lookAtStripe(config.stripe)),
  ]
  return reportFindings(findings)
}
