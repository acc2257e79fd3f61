/** Days that a plan can be tried for, once and without a card. */
export const trialDays = 14;
/** Days after a payment within which it is given back when asked for. */
export const moneyBackDays = 14;
