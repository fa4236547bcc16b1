import { minutesOf, type Organisation } from '@lithe/contracts/organisations'

type Start = { firstName: string; organisation: Organisation | null; hasMiniApp: boolean }

/** What an organisation's people read on top. */
const invitation = ({ name }: Organisation) => [`${name} sends you.`]

const wayIn = (minutes: number) =>
  `It takes about ${minutes} minutes. Wear what you move well in, and have a wall or a chair beside you.`

const notYet = 'The test does not open here yet. Come back a little later: I will be here.'

/** The first thing a person reads from us. */
export const startWords = ({ firstName, organisation, hasMiniApp }: Start) =>
  [
    `Good to meet you, ${firstName}.`,
    ...(organisation ? invitation(organisation) : []),
    `How old do you move? ${organisation ? 'A few' : 'Three'} movements in front of your phone tell you: your mobility age, next to the years you count, and what to do about it this week.`,
    'Only you see yourself. The picture stays on your phone; numbers alone leave it.',
    hasMiniApp ? wayIn(minutesOf(organisation)) : notYet,
  ].join('\n\n')

export const startButtonText = 'Start My Longevity Test'
