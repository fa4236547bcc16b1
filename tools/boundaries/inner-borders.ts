import { movementIds } from '@lithe/movements/catalog'

/** A program's rooms, lowest first: a file imports from its own room and lower ones. Loose files are above all. */
export const rooms: readonly { folder: string; lowestFirst: readonly string[] }[] = [
  {
    folder: 'apps/api/src',
    lowestFirst: [
      'ground',
      'doors',
      'sandbox',
      'money',
      'assessments',
      'sign-in',
      'rights',
      'reach',
      'staff',
    ],
  },
]

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
    name: 'a web feature never imports another feature',
    from: '^apps/web/src/features/([^/]+)/',
    never: '^apps/web/src/features/',
    except: '^apps/web/src/features/$1/',
  },
  {
    name: 'web ui never imports features or screens',
    from: '^apps/web/src/ui/',
    never: '^apps/web/src/(features|screens)/',
  },
  {
    name: 'web features never import screens',
    from: '^apps/web/src/features/',
    never: '^apps/web/src/screens/',
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
