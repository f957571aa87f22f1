import type { Day, Instant } from '../../kernel/dates.ts'
import type { Language } from '../access/language.ts'

/** A letter that a person gets by e-mail. Never with an SSN, an account number or an amount in it. */
export interface Letter {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/** Whom a letter is for, as they are known when it is sent. */
export interface Addressee {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly personalEmail: string
  readonly company: string
  readonly exitDate: string | null
  readonly language: Language
}

/** What each letter says beside whom it is for. */
export interface LetterFacts {
  readonly invitation: Nothing
  readonly deactivation: Nothing
  readonly payChange: PayChangeSaid & { readonly confirm: string }
  readonly payChangeNotice: PayChangeSaid
  readonly addressChanged: { readonly at: readonly string[] }
  readonly accountCorrected: { readonly ending: string }
  readonly payCameBack: { readonly payDate: Day; readonly ending: string }
  readonly passkeyAdded: Nothing
  readonly access: Nothing
  readonly revocation: Nothing
  readonly payChangeStopped: { readonly worker: string; readonly changedBy: string; readonly on: Instant }
  readonly payrollSubmitted: { readonly payDate: Day; readonly wireBy: Day | null }
  readonly approvalRequested: { readonly payDate: Day; readonly by: string }
  readonly payrollApproved: { readonly payDate: Day; readonly by: string }
  readonly payrollRejected: { readonly payDate: Day; readonly by: string }
  readonly payrollFailed: { readonly payDate: Day; readonly wireBy: Day | null }
  readonly payReturned: { readonly payDate: Day }
  readonly fundingOwed: { readonly payDate: Day; readonly drawnOn: Day | null }
  readonly filingsDue: { readonly due: readonly UnfiledReturn[] }
  readonly formAvailable: { readonly form: string; readonly year: number; readonly isCorrected: boolean }
  readonly filingRejected: { readonly filing: string; readonly period: string; readonly dueDate: Day }
}

/** A return that is not filed, as a letter names it. */
interface UnfiledReturn {
  readonly filing: string
  readonly period: string
  readonly dueDate: Day
  readonly isOverdue: boolean
}

type Nothing = Readonly<Record<never, never>>

interface PayChangeSaid {
  /** The addresses that it goes to. */
  readonly at: readonly string[]
  /** The last digits of every account that takes pay from now on; none: pay comes by check. */
  readonly endings: readonly string[]
  /** From when on; absent when at once. */
  readonly from: Instant | undefined
  /** What the link carries by which it is stopped. */
  readonly stop: string
}

export type LetterKind = keyof LetterFacts
export type PayrollLetterKind = Extract<
  LetterKind,
  `payroll${string}` | 'approvalRequested' | 'payReturned' | 'fundingOwed'
>
export type NoticeLetterKind = 'accountCorrected' | 'payCameBack' | 'passkeyAdded' | 'revocation'
export type StaffLetterKind =
  | PayrollLetterKind
  | 'access'
  | 'revocation'
  | 'payChangeStopped'
  | 'filingRejected'
  | 'filingsDue'
  | 'passkeyAdded'
export type WorkerLetterKind = Exclude<LetterKind, Exclude<StaffLetterKind, 'passkeyAdded'>>

/** One letter: the Spanish says what the English does, from the same facts. */
export type LetterWords<Kind extends LetterKind> = Readonly<
  Record<Language, (to: Said<Kind>) => Omit<Letter, 'to'>>
>

/** Links begin with `site`; without one there are none. */
export type Said<Kind extends LetterKind> = Addressee &
  LetterFacts[Kind] & { readonly site: string | undefined }

export const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`

export const english = ({ firstName, lastName }: Addressee): string => `Dear ${firstName} ${lastName},`
export const spanish = ({ firstName, lastName }: Addressee): string => `Hola, ${firstName} ${lastName}:`

/** Where to sign in, if there is a place. */
export const place = ({ site }: { readonly site: string | undefined }, words: string): readonly string[] =>
  site === undefined ? [] : [words, `${site}/sign-in`, '']

/** Who it was, from how the audit log names it. */
export const who: Readonly<Record<Language, (actor: string) => string>> = {
  en: (actor) => personIn(actor) ?? 'a program (API key)',
  es: (actor) => personIn(actor) ?? 'un programa (clave de API)',
}

const personIn = (actor: string): string | undefined => /^person:(.+)$/.exec(actor)?.[1]
