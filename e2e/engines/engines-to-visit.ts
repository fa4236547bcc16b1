import { browserEngines } from '../../lab/browsers/lab-page.ts'

/** All, or those named in ENGINES, with spaces between them. */
const named = process.env.ENGINES?.split(' ') ?? browserEngines
export const enginesToVisit = browserEngines.filter(engine => named.includes(engine))
