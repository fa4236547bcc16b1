type Token = 'ground' | 'ink' | 'ink-soft' | 'spruce' | 'ember' | 'hairline'

export type CardInk = Record<Token, string>

/** The design's colours by day, whatever the page wears now: a card is seen elsewhere. */
export function readCardInk(): CardInk {
  const probe = document.createElement('span')
  probe.className = 'day'
  document.body.append(probe)
  const read = (token: Token) => {
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
