/**
 * The service tells programs which operation helps: "This user has no wage yet; add one with addUserWage". A person has
 * the page instead, so a clause that names an operation is left out, and a field is called what the forms call it.
 */
export function plainly(message: string, labels: Readonly<Record<string, string>>): string {
  const sentences = message.replaceAll(ASIDE, (aside) => (OPERATION.test(aside) ? '' : aside)).split(SENTENCE)
  const told = sentences.map(withoutOperations).filter((sentence) => sentence !== '')
  const text = (told.length > 0 ? told : sentences).join(' ')
  return ended(text.replaceAll(NAME, (name) => nameOf(name.split('/').at(-1)!, labels)))
}

/** Every operation begins with one of these; a house test holds the list to the operations. */
const VERBS =
  'accept|activate|add|advance|allocate|amend|approve|assign|calculate|cancel|clock|close|company|compare|confirm|correct|create|' +
  'deactivate|decide|delete|deny|end|explain|export|get|grant|import|initiate|mark|prepare|preview|print|record|refresh|reissue|reject|' +
  'remove|replay|request|resend|reset|resolve|retry|revoke|rotate|search|seed|send|set|simulate|skip|stop|submit|sync|' +
  'terminate|update|upload|verify|void'

export const OPERATION = new RegExp(`\\b(?:${VERBS})[A-Z]\\w*`)
const ASIDE = / ?\([^()]*\)/g
const SENTENCE = /(?<=\.)\s+/
const CLAUSE = /(?=; |: )/
const NAME = /\b(?:[a-z]+[A-Za-z]*\/)?[a-z]+[A-Z]\w*\b/g

function withoutOperations(sentence: string): string {
  const [first = '', ...others] = sentence.split(CLAUSE)
  if (OPERATION.test(first)) return ''
  return [first, ...others.filter((clause) => !OPERATION.test(clause))].join('')
}

function nameOf(name: string, labels: Readonly<Record<string, string>>): string {
  const label = labels[name]
  return label === undefined ? name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase() : `“${label}”`
}

const ended = (text: string): string => (/[\w)”%]$/.test(text) ? `${text}.` : text)
