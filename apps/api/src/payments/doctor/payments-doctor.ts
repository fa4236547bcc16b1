import { parseConfig } from '../../config.ts'
import { type Finding, wrong } from './finding.ts'
import { lookAtSettings } from './look-at-settings.ts'
import { lookAtStripe } from './look-at-stripe.ts'
import { setupWords } from './setup-words.ts'

type Said = { ok: boolean; words: string }

const marks = { good: 'ok    ', note: 'note  ', wrong: 'WRONG ' } as const

function report(findings: readonly Finding[], more: readonly string[] = []): Said {
  const lines = findings.map(({ is, words }) => `${marks[is]} ${words}`)
  return { ok: findings.every(({ is }) => is !== 'wrong'), words: [...lines, ...more].join('\n') }
}

/** What `npm run payments:doctor` finds in these settings and at Stripe; it never prints a secret. */
export async function paymentsDoctor(environment: Record<string, string | undefined>): Promise<Said> {
  const parsed = parseConfig(environment)
  if (!parsed.ok) return report(parsed.problems.map(wrong), ['', setupWords])
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
  return report(findings)
}
