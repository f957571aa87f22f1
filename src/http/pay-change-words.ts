import type { Language } from '../domain/access/language.ts'

/** What the two pages say that a letter about changed bank accounts leads to. */
interface PayChangeWords {
  readonly title: string
  readonly lead: string
  readonly button: string
  readonly done: string
  readonly refused: string
}

export const payChangeWords: Readonly<
  Record<Language, Readonly<Record<'confirm' | 'stop', PayChangeWords>>>
> = {
  en: {
    confirm: {
      title: 'Confirm the change of your bank account',
      lead: 'Your pay goes to the account that the e-mail names, from now on.',
      button: 'Confirm',
      done: 'Confirmed. Your pay goes there from now on.',
      refused:
        'This link confirms nothing: a later change may have taken its place. Look for a later e-mail.',
    },
    stop: {
      title: 'Stop the change of your bank account',
      lead: 'Your pay goes where it went before, and your employer is told that this was not you.',
      button: 'This was not me',
      done: 'Stopped. Your pay goes where it went before, and your employer is told.',
      refused:
        'This link stops nothing: it is over, or a later change has taken its place. Call your employer.',
    },
  },
  es: {
    confirm: {
      title: 'Confirmar el cambio de su cuenta bancaria',
      lead: 'Su pago va desde ahora a la cuenta que nombra el correo.',
      button: 'Confirmar',
      done: 'Confirmado. Su pago va allí desde ahora.',
      refused: 'Este enlace no confirma nada: quizá hubo otro cambio después. Busque un correo más reciente.',
    },
    stop: {
      title: 'Detener el cambio de su cuenta bancaria',
      lead: 'Su pago va adonde iba antes, y avisamos a su empleador que no fue usted.',
      button: 'No fui yo',
      done: 'Detenido. Su pago va adonde iba antes, y avisamos a su empleador.',
      refused: 'Este enlace no detiene nada: venció, o hubo otro cambio después. Llame a su empleador.',
    },
  },
}
