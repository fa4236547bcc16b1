import type { Messenger } from '../messenger.ts'
import type { Host } from './host.ts'

export const feelIn =
  (host: Host): Messenger['feel'] =>
  what => {
    host.tell(
      'web_app_trigger_haptic_feedback',
      what === 'tap'
        ? { type: 'impact', impact_style: 'light' }
        : { type: 'notification', notification_type: what },
    )
  }
