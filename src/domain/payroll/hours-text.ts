/** Hundredths of an hour as a warning says them: `7.50`. */
export const hoursText = (hundredths: number): string => (hundredths / 100).toFixed(2)
