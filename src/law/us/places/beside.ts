/** Places that tax wherever another does: whoever names the one is in the other. */
export const placesBeside: Readonly<Record<string, readonly string[]>> = {
  'KY-BOONE-COUNTY': ['KY-BOONE-COUNTY-MENTAL-HEALTH'],
}

/** Cities that take a fee of which no amount was seen. */
export const amountUnknown: readonly string[] = ['WV-CHESTER', 'WV-MONTGOMERY', 'WV-ROMNEY']
