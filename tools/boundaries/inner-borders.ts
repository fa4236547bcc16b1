import { movementIds } from '@lithe/movements/catalog'

/** A program's folders, lowest first: a file imports from its own folder and lower ones. Loose files are on top. */
export const rooms = [
  {
    folder: 'apps/api/src',
    lowestFirst: 'ground doors sandbox money assessments sign-in rights reach staff',
  },
  {
    folder: 'apps/web/src',
    lowestFirst:
      'storage navigation messenger words content api memory ui people prepare workout report yours arrive app',
  },
  {
    folder: 'apps/player/src',
    lowestFirst: 'engine sound camera state words host stage screens measuring',
  },
].map(({ folder, lowestFirst }) => ({ folder, lowestFirst: lowestFirst.split(' ') }))

/** A boundary inside one program, as path patterns. `$1` is the first group of `from`. */
export type InnerBorder = { name: string; from: string; never: string; except?: string }

const movementFolder = `^packages/movements/src/(${movementIds.join('|')})/`

export const innerBorders: readonly InnerBorder[] = [
  {
    name: 'a movement never imports another movement',
    from: movementFolder,
    never: movementFolder,
    except: '^packages/movements/src/$1/',
  },
  {
    name: 'a folder of the player never imports from the one around it',
    from: '^(apps/player/src/.+)/[^/]+/[^/]+$',
    never: '^$1/[^/]+$',
  },
  {
    name: 'the server never imports what starts and serves it',
    from: '^apps/api/src/',
    never: '^apps/api/(commands|load|start)/',
  },
  {
    name: 'routes, bot and webhooks never import the database client',
    from: '^apps/api/src.*[/-](routes?|bot|webhooks?)[.]ts$',
    never: '(^|/)node_modules/(drizzle-orm|postgres|@electric-sql)/|^apps/api/src/ground/db/',
  },
]
