import type { StageElements } from './stage.ts'

/** The page's fixed elements, as in index.html. */
export type Studio = StageElements & {
  root: HTMLElement
  screen: HTMLElement
  video: HTMLVideoElement
}

export function findStudio(page: Document): Studio {
  const require = <Kind extends Element>(id: string, kind: new () => Kind): Kind => {
    const found = page.getElementById(id)
    if (!(found instanceof kind)) throw new Error(`index.html has no #${id}`)
    return found
  }
  return {
    root: require('studio', HTMLElement),
    screen: require('screen', HTMLElement),
    video: require('camera', HTMLVideoElement),
    canvas: require('overlay', HTMLCanvasElement),
    ring: require('ring', SVGRectElement),
    number: require('number', HTMLElement),
    unit: require('unit', HTMLElement),
    light: require('light', HTMLElement),
  }
}
