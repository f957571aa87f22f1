/**
 * What the service says in English with figures in it, said in Spanish phrase by phrase: of the phrases that fit at a place the
 * longest is taken, and what no phrase fits stays as it is. Tests hold the phrases to the sentences of the service.
 */
export function phrasebook(phrases: Readonly<Record<string, string>>) {
  const known = new RegExp(
    Object.keys(phrases)
      .toSorted((a, b) => b.length - a.length)
      .map(alone)
      .join('|'),
    'gu',
  )
  return {
    say: (text: string): string => text.replaceAll(known, (found) => phrases[found]!),
    /** What is not said in Spanish. */
    left: (text: string): string => text.replaceAll(known, ''),
  }
}

/** A phrase stands by itself: no letter or digit goes on before or after it. */
function alone(phrase: string): string {
  const text = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [before, after] = [/^[\p{L}\d]/u.test(phrase), /[\p{L}\d]$/u.test(phrase)]
  return `${before ? '(?<![\\p{L}\\d_])' : ''}${text}${after ? '(?![\\p{L}\\d_])' : ''}`
}
