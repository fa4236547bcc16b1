import type { CardInk, InkToken } from '@lithe/card'

/** The design's colours by day, whatever the page wears now: a card is seen elsewhere. */
export function readCardInk(): CardInk {
  const probe = document.createElement('span')
  probe.className = 'day'
  document.body.append(probe)
  const read = (token: InkToken) => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  const ink = {
    ground: read('ground'),
    ink: read('ink'),
    'ink-soft': read('ink-soft'),
    spruce: read('spruce'),
    ember: read('ember'),
    hairline: read('hairline'),
  }
  probe.remove()
  return ink
}
