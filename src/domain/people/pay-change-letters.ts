import type { Instant } from '../../kernel/dates.ts'
import { english, type LetterWords, lines, type Said, spanish } from './letter.ts'
import { easternMoment } from './pay-change-words.ts'

/**
 * Letters about a change of bank accounts. Who has had the address for a while may confirm the change; every address
 * may stop it.
 */
export const payChangeLetters: { readonly [Kind in 'payChange' | 'payChangeNotice']: LetterWords<Kind> } = {
  payChange: {
    en: (to) => ({
      subject: SUBJECT.en,
      text: lines(
        ...changed.en(to),
        ...link(
          to,
          'confirm',
          to.from && to.confirm,
          'If it is right and shall count at once, confirm it here:',
        ),
        ...stop.en(to),
      ),
    }),
    es: (to) => ({
      subject: SUBJECT.es,
      text: lines(
        ...changed.es(to),
        ...link(to, 'confirm', to.from && to.confirm, 'Si es correcto y debe valer ya, confírmelo aquí:'),
        ...stop.es(to),
      ),
    }),
  },

  payChangeNotice: {
    en: (to) => ({ subject: SUBJECT.en, text: lines(...changed.en(to), ...stop.en(to)) }),
    es: (to) => ({ subject: SUBJECT.es, text: lines(...changed.es(to), ...stop.es(to)) }),
  },
}

const SUBJECT = {
  en: 'The bank account that your pay goes to was changed',
  es: 'La cuenta bancaria de su pago fue cambiada',
} as const

type Change = Said<'payChangeNotice'>

const changed = {
  en: (to: Change): readonly string[] => [
    english(to),
    '',
    to.endings.length === 0
      ? `Your pay from ${to.company} goes to no bank account any more: it comes by check.`
      : `Your pay from ${to.company} goes to the bank account ending in ${to.endings.join(', ')} ${since.en(to.from)}.`,
    ...(to.from ? ['Payrolls that are submitted before then are paid as before the change.'] : []),
    '',
  ],
  es: (to: Change): readonly string[] => [
    spanish(to),
    '',
    to.endings.length === 0
      ? `Su pago de ${to.company} ya no va a ninguna cuenta bancaria: llega por cheque.`
      : `Su pago de ${to.company} va a la cuenta bancaria que termina en ${to.endings.join(', ')} ${since.es(to.from)}.`,
    ...(to.from ? ['Las nóminas enviadas antes se pagan como antes del cambio.'] : []),
    '',
  ],
}

const since = {
  en: (from: Instant | undefined) => (from ? `from ${easternMoment(from)} on` : 'from now on'),
  es: (from: Instant | undefined) =>
    from ? `a partir de ${easternMoment(from, 'hora del este de EE. UU.')}` : 'a partir de ahora',
}

const stop = {
  en: (to: Change): readonly string[] => [
    ...link(to, 'stop', to.stop, 'If this was not you, stop it here; your employer will be told:'),
    ...(to.site === undefined ? ['If this was not you, call your employer now.', ''] : []),
    'Nobody will ask you for an account number or for this link by phone or by e-mail.',
  ],
  es: (to: Change): readonly string[] => [
    ...link(to, 'stop', to.stop, 'Si no fue usted, deténgalo aquí; avisaremos a su empleador:'),
    ...(to.site === undefined ? ['Si no fue usted, llame ahora a su empleador.', ''] : []),
    'Nadie le pedirá un número de cuenta ni este enlace por teléfono o por correo.',
  ],
}

/** In the fragment, which no browser sends: it reaches no log, and a click spends it, not a program that reads mail. */
const link = (
  { site }: Change,
  act: 'confirm' | 'stop',
  token: string | undefined,
  words: string,
): readonly string[] =>
  site === undefined || token === undefined ? [] : [words, '', `${site}/pay-change/${act}#${token}`, '']
