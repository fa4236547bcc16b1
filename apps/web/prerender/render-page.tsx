import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { routes } from '../src/app/router.tsx'
import { loadDrawing, prerenderPlates } from '../src/ui/chronophotograph.tsx'
import { wordsArrived } from '../src/words/language.ts'
import { drawnBoxes, exposedPlate } from './exposed-plate.ts'

/** Drops the guards, which the visit that opens the page evaluates. */
const forAnybody = (guarded: readonly RouteObject[]): RouteObject[] =>
  guarded.map(({ loader: _, ...route }) =>
    route.index ? route : { ...route, ...(route.children && { children: forAnybody(route.children) }) },
  )

/** Renders one URL without a browser: the markup of `#root`, preceded by a `title`. */
export async function renderPage(pathname: string): Promise<string> {
  const plates = new Map<string, (crop: string) => string>()
  for (const [plate, box] of Object.entries(drawnBoxes))
    plates.set(plate, exposedPlate((await loadDrawing(plate)) ?? '', box))
  prerenderPlates((movement, crop) => plates.get(movement)?.(crop) ?? '')
  const { query, dataRoutes } = createStaticHandler(forAnybody(routes))
  const context = await query(new Request(`http://localhost${pathname}`))
  if (context instanceof Response) throw new Error(`${pathname} leads elsewhere`)
  await wordsArrived()
  const problems: unknown[] = []
  const router = createStaticRouter(dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    { onError: error => void problems.push(error) },
  )
  const markup = await new Response(prelude).text()
  // React recovers from a failed part by omitting it, which must fail here.
  if (problems.length > 0) throw new Error(`${pathname} could not be rendered`, { cause: problems[0] })
  return markup
}
