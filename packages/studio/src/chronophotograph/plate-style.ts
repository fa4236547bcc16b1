/** Colours come from the page that holds the drawing; alone, it wears the light ones. */
export const plateStyle = [
  '.chrono-cloth{fill:var(--spruce,#0f3d36)}',
  '.chrono-skin{fill:var(--skin,#d79f7c)}',
  '.chrono-neck{fill:color-mix(in srgb,var(--skin,#d79f7c) 84%,#8a3f22)}',
  '.chrono-hair{fill:var(--hair,#b4b0a8)}',
  '.chrono-lock{fill:none;stroke:color-mix(in srgb,var(--hair,#b4b0a8) 78%,#3a2a20);stroke-width:.34;stroke-linecap:round}',
  '.chrono-far{opacity:.6}',
  '.chrono-chair{fill:color-mix(in srgb,var(--outline,#8a8271) 62%,var(--sand,#eadfcb))}',
  '.chrono-ember{fill:var(--ember,#c8431b)}',
  '.chrono-ink{fill:none;stroke:#3a2a20;stroke-width:.42;stroke-linecap:round}',
  '.chrono-arc{fill:none;stroke:var(--ember,#c8431b);stroke-width:3.6;stroke-linecap:round}',
  '.chrono-dot{fill:var(--ember,#c8431b)}',
  '.chrono-floor{stroke:var(--sand,#eadfcb);stroke-width:3}',
].join('')
