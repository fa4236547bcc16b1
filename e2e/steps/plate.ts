import type { Page } from '@playwright/test'

/** How the visible plate is drawn, and its measurements in drawing units. */
export const developed = (page: Page) =>
  page
    .locator('.living > svg')
    .filter({ visible: true })
    .evaluate((svg: SVGSVGElement) => {
      // As drawn: on wide screens the floor is stretched from edge to edge.
      const floor = svg.querySelector<SVGElement>('.chrono-floor')
      if (floor) floor.style.cssText = 'translate: none; scale: none'
      const { x, y, width, height } = svg.getBBox()
      if (floor) floor.style.cssText = ''
      const values = (text: string | null) => (text ?? '').split(' ').map(Number)
      const steps = [...svg.querySelectorAll<SVGElement>(':scope > g')].map(
        pose => `${pose.getAttribute('class')} ${pose.style.getPropertyValue('--step')}`,
      )
      const lengths = [...svg.querySelectorAll('.chrono-arc')].map(arc => arc.getAttribute('pathLength'))
      const box = values(svg.getAttribute('viewBox')).map(Math.round)
      const measured = [x, y, width, height + 3].map(Math.round)
      return { box, measured, steps, lengths, fits: svg.getAttribute('preserveAspectRatio') }
    })
