import { filingLetters } from './filing-letters.ts'
import type { Addressee, Letter, LetterFacts, LetterKind, LetterWords, Said } from './letter.ts'
import { noticeLetters } from './notice-letters.ts'
import { payChangeLetters } from './pay-change-letters.ts'
import { payrollLetters } from './payroll-letters.ts'
import { staffLetters } from './staff-letters.ts'
import { workerLetters } from './worker-letters.ts'

/** Every letter that is sent later, by its kind. */
const letters: { readonly [Kind in LetterKind]: LetterWords<Kind> } = {
  ...workerLetters,
  ...payChangeLetters,
  ...noticeLetters,
  ...payrollLetters,
  ...staffLetters,
  ...filingLetters,
}

/** In the language of who reads it. Links begin with the address at which people reach the service, if there is one. */
export const letterOf = <Kind extends LetterKind>(
  kind: Kind,
  {
    to,
    facts,
    site,
  }: { readonly to: Addressee; readonly facts: LetterFacts[Kind]; readonly site?: string | undefined },
): Letter => {
  const said: Said<Kind> = { ...to, ...facts, site }
  return { to: recipients(kind, said), ...letters[kind][to.language](said) }
}

/** The address of who reads it, unless the letter is for others. */
function recipients(
  kind: LetterKind,
  said: Addressee & { readonly at?: readonly string[] },
): readonly string[] {
  if (said.at) return said.at
  return kind === 'deactivation' && said.personalEmail !== ''
    ? [said.email, said.personalEmail]
    : [said.email]
}
