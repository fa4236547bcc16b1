import fc from 'fast-check'

/** The same cases in every run, so that one fails for what was changed; `PROPERTY_SEED=random` looks for others. */
const { PROPERTY_SEED = '1' } = process.env
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) })
