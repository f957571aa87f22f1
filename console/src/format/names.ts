/** "DO" of Dana Okafor. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0]!)
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase()

/** "••4321" of ********4321. */
export const endingOf = (account: string): string => `••${account.slice(-4)}`

/** "(404) 555-0100"; a number that is not of the US stays as it is. */
export const phoneWords = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') || '–'

/** "Lunes, 7 de diciembre" where a line begins with it: in Spanish days and months are written small. */
export const capital = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** `dateOfJoin` → "Date of join": what has no word of its own yet. */
export const humanOf = (key: string): string =>
  capital(key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
