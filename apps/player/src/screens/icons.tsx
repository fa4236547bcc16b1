import { Icon } from '@lithe/design/icon'
import { soundDrawings } from '@lithe/design/sound-drawings'

export const SoundIcon = ({ isMuted }: { isMuted: boolean }) => (
  <Icon weight={2}>
    <path d={isMuted ? soundDrawings.silence : soundDrawings.sound} />
  </Icon>
)

/** How surely the camera saw: three rising marks, as many filled as deserved. */
export const SureIcon = ({ filled }: { filled: 1 | 2 | 3 }) => (
  <Icon weight={1.8} className="size-3 flex-none text-spruce">
    {[1, 2, 3].map(mark => (
      <rect
        key={mark}
        x={mark * 6.5 - 3.5}
        y={18 - mark * 4}
        width="4"
        height={mark * 4 + 1}
        rx="1.5"
        className={mark <= filled ? 'fill-current' : 'stroke-[1.2]'}
      />
    ))}
  </Icon>
)
