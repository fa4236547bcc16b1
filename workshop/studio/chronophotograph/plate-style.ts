const figure = 'var(--figure,#134a40)'
const skin = 'var(--skin,#d79f7c)'
const hair = 'var(--hair,#b4b0a8)'
const ember = 'var(--ember,#c8431b)'

/** A darker outline in the shape's own colour, painted below, so that joined shapes show no seam. */
const edged = (color: string, edge: string) =>
  `{fill:${color};stroke:color-mix(in srgb,${color} 45%,${edge});stroke-width:3.4;stroke-linejoin:round;paint-order:stroke}`

/** Colours of the surrounding page, with the light colours as fallbacks. */
export const plateStyle = [
  `.chrono-cloth${edged(figure, '#04140f')}`,
  `.chrono-trousers${edged(`color-mix(in srgb,${figure} 80%,#04140f)`, '#04140f')}`,
  `.chrono-skin${edged(skin, '#5a2a18')}`,
  `.chrono-neck{fill:color-mix(in srgb,${skin} 84%,#8a3f22)}`,
  `.chrono-hair${edged(hair, '#4a4038')}`,
  `.chrono-ember${edged(ember, '#5a1a06')}`,
  `.chrono-fold{fill:none;stroke:color-mix(in srgb,${figure} 45%,#04140f);stroke-width:2.4;stroke-linecap:round}`,
  // Inside a head, scaled from hundredths of a body.
  '.chrono-head *{stroke-width:.36}',
  `.chrono-lock{fill:none;stroke:color-mix(in srgb,${hair} 78%,#3a2a20);stroke-width:.34;stroke-linecap:round}`,
  '.chrono-ink{fill:none;stroke:#3a2a20;stroke-width:.42;stroke-linecap:round}',
  '.chrono-far{opacity:.6}',
  '.chrono-chair{fill:color-mix(in srgb,var(--outline,#8a8271) 62%,var(--sand,#eadfcb))}',
  `.chrono-arc{fill:none;stroke:${ember};stroke-width:3.6;stroke-linecap:round}`,
  `.chrono-dot{fill:${ember}}`,
  '.chrono-floor{stroke:var(--sand,#eadfcb);stroke-width:3}',
  '.chrono-frame{fill:var(--sand,#eadfcb);fill-opacity:.38;stroke:var(--outline,#8a8271);stroke-width:5}',
  '.chrono-phone{stroke:var(--ink,#1b2a26);stroke-width:20;stroke-linecap:round}',
  '.chrono-shade{fill:var(--sand,#eadfcb)}',
].join('')
