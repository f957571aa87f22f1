/** Letters that no accent explains, as records without them write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ø: 'O', ø: 'o', ß: 'ss', ẞ: 'SS', Þ: 'TH', þ: 'th' },
  ...{ Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Ł: 'L', ł: 'l', ı: 'i' },
  ...{ '’': "'", '‘': "'", ʼ: "'", '“': '"', '”': '"', '–': '-', '—': '-', '\u00a0': ' ' },
}

/** The text in ASCII: accents fall away. What has no such letter stays, and is for the caller to refuse. */
export const asciiOf = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(/[^\x20-\x7e]/gu, (sign) => LETTERS[sign] ?? sign)

/** The first sign that cannot be written; undefined where all can. */
export const notAscii = (text: string): string | undefined => /[^\x20-\x7e]/u.exec(text)?.[0]

const PLAIN = /^[\x20-\x7e]*$/
