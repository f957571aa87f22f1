/** How days are written where no language is named. */
let locale = 'en-US'

export const formatIn = (next: string): void => {
  locale = next
}

export const localeNow = (): string => locale
