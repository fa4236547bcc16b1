import type { HostMessage } from '@lithe/contracts/player'

export type Surroundings = Extract<HostMessage, { type: 'surroundings' }>

const edges = ['top', 'right', 'bottom', 'left'] as const

type Root = Pick<HTMLElement, 'lang' | 'dataset'> & { style: Pick<CSSStyleDeclaration, 'setProperty'> }

/** In a frame the device's own account of edges is 0, and its colours may be the opposite of the host's. */
export function wearSurroundings(root: Root, { insets, colourScheme, ground, language }: Surroundings) {
  root.lang = language
  root.dataset.theme = colourScheme
  root.style.setProperty('--ground', ground)
  for (const edge of edges) root.style.setProperty(`--edge-${edge}`, `${insets[edge]}px`)
}
