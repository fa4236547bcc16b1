import type { Page } from '@playwright/test'

/** How the visible plate is drawn, and its measurements in drawing units. */
export const developed = (page: Page) =>
  page
    .locator('.living > svg')
    .filter({ visible: true })
    .evaluate((svg: SVGSVGElement) => {
      const { x, y, width, height } = svg.getBBox()
      const values = (text: string | null) => (text ?? '').split(' ').map(Number)
      const steps = [...svg.querySelectorAll<SVGElement>(':scope > g')].map(
        pose => `${pose.getAttribute('class')} ${pose.style.getPropertyValue('--step')}`,
      )
      const lengths = [...svg.querySelectorAll('.chrono-arc')].map(arc => arc.getAttribute('pathLength'))
      const box = values(svg.getAttribute('viewBox')).map(Math.round)
      const measured = [x, y, width, height + 3].map(Math.round)
      return { box, measured, steps, lengths, fits: svg.getAttribute('preserveAspectRatio') }
    })
