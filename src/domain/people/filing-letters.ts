import { english, type LetterWords, lines, place, spanish } from './letter.ts'

/** Letters about returns, and about the forms that workers get. */
export const filingLetters: {
  readonly [Kind in 'filingsDue' | 'formAvailable']: LetterWords<Kind>
} = {
  filingsDue: {
    en: (to) => ({
      subject: to.due.some(({ isOverdue }) => isOverdue)
        ? `Returns of ${to.company} are overdue`
        : `Returns of ${to.company} are due soon`,
      text: lines(
        english(to),
        '',
        'These are not filed yet:',
        '',
        ...to.due.map(
          ({ filing, period, dueDate, isOverdue }) =>
            `  ${filing} of ${period}: ${isOverdue ? 'was' : 'is'} due on ${dueDate}`,
        ),
        '',
        'Each is prepared, approved and handed over, or filed by hand and marked as filed.',
        '',
        ...place(to, 'Sign in here:'),
      ),
    }),
    es: (to) => ({
      subject: to.due.some(({ isOverdue }) => isOverdue)
        ? `Hay declaraciones de ${to.company} vencidas`
        : `Pronto vencen declaraciones de ${to.company}`,
      text: lines(
        spanish(to),
        '',
        'Estas aún no se han presentado:',
        '',
        ...to.due.map(
          ({ filing, period, dueDate, isOverdue }) =>
            `  ${filing} de ${period}: ${isOverdue ? 'venció' : 'vence'} el ${dueDate}`,
        ),
        '',
        'Cada una se prepara, se aprueba y se entrega, o se presenta a mano y se marca como presentada.',
        '',
        ...place(to, 'Inicie sesión aquí:'),
      ),
    }),
  },

  formAvailable: {
    en: (to) => ({
      subject: `Your ${to.isCorrected ? 'corrected ' : ''}Form ${to.form} for ${to.year} is available`,
      text: lines(
        english(to),
        '',
        'IMPORTANT TAX RETURN DOCUMENT AVAILABLE',
        `Your ${to.isCorrected ? 'corrected ' : ''}Form ${to.form} from ${to.company} for ${to.year} can be downloaded.`,
        'You have agreed to get it electronically; you may take that back, or ask for a paper copy, at any time.',
        '',
        ...place(to, 'Sign in here with this e-mail address:'),
      ),
    }),
    es: (to) => ({
      subject: `Su formulario ${to.form}${to.isCorrected ? ' corregido' : ''} de ${to.year} está disponible`,
      text: lines(
        spanish(to),
        '',
        'DOCUMENTO IMPORTANTE PARA SU DECLARACIÓN DE IMPUESTOS',
        `Ya puede descargar su formulario ${to.form}${to.isCorrected ? ' corregido' : ''} de ${to.company} por ${to.year}.`,
        'Usted aceptó recibirlo por vía electrónica; puede retirar ese consentimiento o pedir una copia en papel cuando quiera.',
        '',
        ...place(to, 'Inicie sesión aquí con esta dirección de correo:'),
      ),
    }),
  },
}
