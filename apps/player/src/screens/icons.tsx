import { Icon } from '@lithe/design/icon'
import { soundDrawings } from '@lithe/design/sound-drawings'

export const SoundIcon = ({ isMuted }: { isMuted: boolean }) => (
  <Icon weight={2}>
    <path d={isMuted ? soundDrawings.silence : soundDrawings.sound} />
  </Icon>
)

export const CameraIcon = () => (
  <Icon weight={2}>
    <path d="M3 8.5a2 2 0 0 1 2-2h2.5L9 4h6l1.5 2.5H19a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
    <path d="M8.5 12.5a3.6 3.6 0 0 1 6.6-1.6M15.5 13.5a3.6 3.6 0 0 1-6.6 1.6M15.4 8.6v2.4h-2.4M8.6 17.4V15h2.4" />
  </Icon>
)

/** View quality as three rising bars. */
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
