import type { PoseFrame } from '@lithe/pose'
import type { Light } from '../camera/light-meter.ts'
import { createPace } from '../camera/pace.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import type { Slow } from '../state/player-state.ts'
import { createLightWatch } from './light-watch.ts'

export type Conditions = {
  tell: (event: PlayerEvent) => void
  /** Light of the current frame. */
  light: () => Light | null
  isCameraSlow: () => boolean
}

/** Reports changes in what measuring needs: light, and a sufficient frame rate. */
export function watchConditions({ tell, light, isCameraSlow }: Conditions): (frame: PoseFrame) => void {
  const pace = createPace()
  const lightWatch = createLightWatch()
  let wasSlow: Slow = null
  let wasDark = false

  return ({ pose, time }) => {
    const lit = lightWatch(pose !== null, light(), time)
    if (lit === 'black') tell({ type: 'picture-black' })
    const isDark = lit === 'dark'
    if (isDark !== wasDark) tell({ type: 'light-changed', isDark })
    wasDark = isDark
    const slow = pace(time)?.isSlow ? (isCameraSlow() ? 'camera' : 'phone') : null
    if (slow !== wasSlow) tell({ type: 'pace-changed', slow })
    wasSlow = slow
  }
}
