/** Cities that take a fee of which no amount was seen. */
export const amountUnknown: readonly string[] = ['WV-CHESTER', 'WV-MONTGOMERY', 'WV-ROMNEY']
