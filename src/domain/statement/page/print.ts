import { spanishName } from '../names-es.ts'
import type { Stub } from '../stub.ts'
import { type StubLanguage, type StubWords, words } from '../words.ts'

/** A stub in a language. */
export interface Print {
  readonly stub: Stub
  readonly language: StubLanguage
  readonly words: StubWords
  /** The name of a line in that language. */
  readonly named: (name: string) => string
}

export const printOf = (stub: Stub, language: StubLanguage): Print => ({
  stub,
  language,
  words: words[language],
  named: language === 'es' ? spanishName : (name) => name,
})
