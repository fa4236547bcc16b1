import { browserEngines } from '../../workshop/browsers/lab-page.ts'

/** All engines, or those listed in ENGINES, separated by spaces. */
const named = process.env.ENGINES?.split(' ') ?? browserEngines
export const enginesToVisit = browserEngines.filter(engine => named.includes(engine))
