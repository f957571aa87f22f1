import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { english, type Words } from './en/index.ts'

export type Language = 'en' | 'es'

interface Spoken {
  readonly words: Words
  readonly language: Language
  readonly locale: string
  readonly speak: (language: Language) => void
}

const Spoken = createContext<Spoken>({
  words: english,
  language: 'en',
  locale: 'en-US',
  speak: () => undefined,
})

/** The words of the frame, of signing in and of the worker's face, in the language of the reader. */
export const useWords = (): Words => useContext(Spoken).words
export const useLanguage = (): Spoken => useContext(Spoken)

/** The same for plain functions, which are called where something is drawn or has gone wrong. */
let now: Words = english
export const wordsNow = (): Words => now

/** English is there at once; Spanish is fetched when someone speaks it. */
export function Speaking({ children }: { children: ReactNode }) {
  const [language, speak] = useState<Language>(preferred)
  const [words, setWords] = useState<Words | undefined>(language === 'en' ? english : undefined)
  useEffect(() => {
    document.documentElement.lang = language
    if (language === 'en') setWords(english)
    else void import('./es/index.ts').then(({ spanish }) => setWords(spanish))
  }, [language])
  if (!words) return null
  now = words
  return (
    <Spoken value={{ words, language, locale: `${language}-US`, speak: keepAnd(speak) }}>{children}</Spoken>
  )
}

const keepAnd = (speak: (language: Language) => void) => (language: Language) => {
  localStorage.setItem(KEPT, language)
  speak(language)
}

const KEPT = 'purser-language'

const preferred = (): Language => {
  const kept = localStorage.getItem(KEPT)
  if (kept === 'en' || kept === 'es') return kept
  return navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en'
}
