/** `npm test` sets it. Without it everything runs. */
export const isFastTier = process.env.TEST_TIER === 'fast'
