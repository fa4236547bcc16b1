export const eraseWords = {
  question:
    'This erases everything that is kept of you: your reports, the measurements behind them, the people you added, and every sign-in. It cannot be brought back.\n\nShall I erase it all?',
  yes: 'Yes, erase everything',
  no: 'No, keep it',
  erased:
    'It is all erased: we keep nothing of yours any more. What a phone itself remembers, your name and age for one, it forgets when you next open Lithe from this chat. In a browser, Your data → Erase everything does it. Thank you for moving with us.',
  kept: 'Good. Everything stays as it is.',
  nothingKnown: 'There is nothing of yours here: nothing to erase.',
  tooOld: 'That question is an old one, so I changed nothing. Send /delete to be asked again.',
  notYours: 'That question was put to somebody else.',
} as const
