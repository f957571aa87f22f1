import { easternDay } from '../../kernel/dates.ts'
import { english, type LetterWords, lines, place, spanish, who } from './letter.ts'

/** Letters to those who run the payroll of a company. */
export const staffLetters: {
  readonly [Kind in 'access' | 'payChangeStopped' | 'filingRejected']: LetterWords<Kind>
} = {
  access: {
    en: (to) => ({
      subject: `You can sign in to the payroll of ${to.company}`,
      text: lines(
        english(to),
        '',
        `${to.company} has given you access to its payroll.`,
        '',
        ...place(to, 'Sign in here with this e-mail address:'),
        'There is no password: each time an e-mail brings you a link and a code.',
      ),
    }),
    es: (to) => ({
      subject: `Ya puede iniciar sesión en la nómina de ${to.company}`,
      text: lines(
        spanish(to),
        '',
        `${to.company} le ha dado acceso a su nómina.`,
        '',
        ...place(to, 'Inicie sesión aquí con esta dirección de correo:'),
        'No hay contraseña: cada vez, un correo le trae un enlace y un código.',
      ),
    }),
  },

  filingRejected: {
    en: (to) => ({
      subject: `${to.filing} of ${to.period} was rejected`,
      text: lines(
        english(to),
        '',
        `The agency has sent ${to.filing} of ${to.company} for ${to.period} back. It is due on ${to.dueDate}.`,
        'What is wrong stands with the filing: mend it, prepare it again, and hand it over once more.',
        '',
        ...place(to, 'Sign in here:'),
      ),
    }),
    es: (to) => ({
      subject: `${to.filing} de ${to.period} fue rechazado`,
      text: lines(
        spanish(to),
        '',
        `La agencia devolvió ${to.filing} de ${to.company} por ${to.period}. Vence el ${to.dueDate}.`,
        'Lo que está mal figura en la declaración: corríjalo, prepárela otra vez y entréguela de nuevo.',
        '',
        ...place(to, 'Inicie sesión aquí:'),
      ),
    }),
  },

  payChangeStopped: {
    en: (to) => ({
      subject: `${to.worker} stopped a change of bank accounts`,
      text: lines(
        english(to),
        '',
        `The bank accounts of ${to.worker} were changed on ${easternDay(to.on)} by ${who.en(to.changedBy)}.`,
        `${to.worker} says that this was somebody else. The change was undone.`,
        '',
        'Please do this now:',
        '',
        '  1. call the worker, by a number that you knew before',
        '  2. find out who made the change: the audit log has it; revoke that access or key',
        '  3. look at payrolls that were submitted since: cancel one that pays into the stopped account',
        '',
        ...place(to, 'Sign in here:'),
      ),
    }),
    es: (to) => ({
      subject: `${to.worker} detuvo un cambio de cuentas bancarias`,
      text: lines(
        spanish(to),
        '',
        `Las cuentas bancarias de ${to.worker} fueron cambiadas el ${easternDay(to.on)} por ${who.es(to.changedBy)}.`,
        `${to.worker} dice que fue otra persona. El cambio se deshizo.`,
        '',
        'Haga esto ahora:',
        '',
        '  1. llame al trabajador, a un número que ya conocía',
        '  2. averigüe quién hizo el cambio: está en el registro de auditoría; revoque ese acceso o esa clave',
        '  3. revise las nóminas enviadas desde entonces: cancele la que pague en la cuenta detenida',
        '',
        ...place(to, 'Inicie sesión aquí:'),
      ),
    }),
  },
}
