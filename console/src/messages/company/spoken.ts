import { formatIn } from '../../format/locale.ts'
import type { CompanyWords } from '../es/company/index.ts'
import type { Language } from '../words.tsx'

/**
 * The words of a company's face are read where they are said, in components and in plain functions alike. Each file here
 * is the words of one topic as they are spoken now; English comes with the page, Spanish when somebody asks for it.
 */
type Hears = (company: CompanyWords | undefined) => void

const hearers: Hears[] = []
let now: CompanyWords | undefined
let spoken: Language = 'en'

export const whenSpoken = (hears: Hears): void => {
  hearers.push(hears)
  hears(now)
}

export const spokenNow = (): Language => spoken

/** The pages are drawn anew afterwards, by whoever asked. */
export async function speakCompany(language: Language): Promise<void> {
  now = language === 'es' ? (await import('../es/company/index.ts')).company : undefined
  spoken = language
  formatIn(`${language}-US`)
  for (const hears of hearers) hears(now)
}
