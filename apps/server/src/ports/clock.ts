/** The time, handed in so that rules with time can be tested. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
