/** Simulated ms from one step of the rules to the next. */
export const TICK = 10
