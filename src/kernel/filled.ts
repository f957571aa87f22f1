/** A sentence whose `{word}`s are filled in. */
export const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
