import { runPackageBinary } from '../../tools/run/package-binary.ts'
import type { WanderWish } from './read-wander-words.ts'

/** Walks at random through the built product; returns the outcome. */
export async function runWander(chromiumPath: string, wish: WanderWish): Promise<number> {
  const { seed, minutes, steps, visit, only } = wish
  const { exitCode } = await runPackageBinary(
    '@playwright/test',
    ['test', '-c', 'e2e/wander.config.ts', ...(only ? [`${only}.wander`] : [])],
    {
      env: {
        CHROMIUM_PATH: chromiumPath,
        WANDER_SEED: String(seed),
        WANDER_MINUTES: String(only ? minutes : minutes / 2),
        WANDER_VISIT: String(visit),
        ...(steps === null ? {} : { WANDER_STEPS: String(steps) }),
      },
    },
  )
  return exitCode
}
