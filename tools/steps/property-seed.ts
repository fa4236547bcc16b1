import fc from 'fast-check'

/** Deterministic by default; `PROPERTY_SEED=random` explores other seeds. */
const { PROPERTY_SEED = '1' } = process.env
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) })
