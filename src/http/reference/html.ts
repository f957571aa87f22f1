/** HTML that is meant as such; every other text is escaped where it is put in. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | undefined | false | readonly Piece[]

/** A template of HTML: what is put in is escaped, unless it is HTML itself. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(parts.map((part, at) => part + shown(pieces[at])).join(''))

function shown(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  return typeof piece === 'object' ? piece.map(shown).join('') : escaped(String(piece))
}

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
