/** For a reader who opens the file years later, without Lithe at hand. */
export const aboutExport = [
  'This file holds what the Lithe server keeps of you and of the people whose profiles you keep. It has no pictures: they never left the phone.',
  '"person" is you, "profiles" are the others, each with name, age and sex as they were given, and how high the seat of their chair is where that was asked.',
  '"consents" says when you, or for a child a parent or guardian, agreed to measurements being kept, and whether that was taken back.',
  '"sessions" are the measurements as the phone sent them: seconds, degrees and counts, or the reason why there is none. Where an organisation asked for it and you agreed, "replay" has the movement as a stick figure of 17 points, ten times a second ("figures", packed and in base64), and whether measuring that again agreed; "replayConsents" says when you agreed, for whom, and whether that was taken back.',
  '"assessments" are the reports made of them, with your feedback, promo codes and payments. A full report is here where it is open; one that is locked has only its free part.',
  '"signInProofs" says whose word opens your account besides a code by e-mail; "passkeys", which fingerprint, face or screen-lock keys sign in to it; "devices", where you are signed in, and "knownDevices", since when and until when browsers are remembered as yours, also after signing out.',
  'Of your e-mail address, your messenger’s name and the secrets that sign you in, the server keeps only fingerprints from which nobody can read them, so they are not here; an address to which a receipt is still to go stands with its payment, and so does the number of whoever paid in Telegram.',
  'All times are in UTC, prices in US cents, ages in years.',
].join(' ')
