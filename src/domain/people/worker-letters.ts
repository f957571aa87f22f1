import { english, type LetterWords, lines, place, spanish } from './letter.ts'

/** Letters to workers about their employment. */
export const workerLetters: {
  readonly [Kind in 'invitation' | 'deactivation' | 'addressChanged']: LetterWords<Kind>
} = {
  invitation: {
    en: (to) => ({
      subject: `${to.company} invites you to set up your pay`,
      text: lines(
        english(to),
        '',
        `${to.company} pays its people with Purser and has added you.`,
        'Please complete these steps with your employer’s portal:',
        '',
        '  1. your identity and home address',
        '  2. your withholding certificate (W-4), if you are an employee',
        '  3. the bank account that you want to be paid to',
        '  4. the terms and conditions',
        '',
        ...place(to, 'Sign in here with this e-mail address:'),
        'Nobody will ask you for a social security number or an account number in reply to this letter.',
      ),
    }),
    es: (to) => ({
      subject: `${to.company} le invita a preparar su pago`,
      text: lines(
        spanish(to),
        '',
        `${to.company} paga a su personal con Purser y le ha agregado a usted.`,
        'Complete estos pasos en el portal de su empleador:',
        '',
        '  1. su identidad y su domicilio',
        '  2. su certificado de retención (W-4), si es empleado',
        '  3. la cuenta bancaria en la que quiere recibir su pago',
        '  4. los términos y condiciones',
        '',
        ...place(to, 'Inicie sesión aquí con esta dirección de correo:'),
        'Nadie le pedirá un número de seguro social ni un número de cuenta en respuesta a este mensaje.',
      ),
    }),
  },

  deactivation: {
    en: (to) => ({
      subject: `Your account with ${to.company} was deactivated`,
      text: lines(
        english(to),
        '',
        `${to.company} has deactivated your account; your last day is ${to.exitDate}.`,
        'Time and pay up to that day stay yours. Please ask your employer if this is not right.',
      ),
    }),
    es: (to) => ({
      subject: `Su cuenta con ${to.company} fue desactivada`,
      text: lines(
        spanish(to),
        '',
        `${to.company} ha desactivado su cuenta; su último día es ${to.exitDate}.`,
        'El tiempo y el pago hasta ese día siguen siendo suyos. Pregunte a su empleador si esto no es correcto.',
      ),
    }),
  },

  addressChanged: {
    en: (to) => ({
      subject: `Your e-mail address at ${to.company} was changed`,
      text: lines(
        english(to),
        '',
        `${to.company} now has another e-mail address for you: letters about your pay go there.`,
        'For two weeks we also write to this address if your bank account is changed.',
        '',
        'If you did not ask for this, call your employer now. Somebody may want to have your pay.',
      ),
    }),
    es: (to) => ({
      subject: `Su dirección de correo en ${to.company} fue cambiada`,
      text: lines(
        spanish(to),
        '',
        `${to.company} tiene ahora otra dirección de correo para usted: los mensajes sobre su pago llegan allí.`,
        'Durante dos semanas también escribiremos a esta dirección si se cambia su cuenta bancaria.',
        '',
        'Si usted no lo pidió, llame ahora a su empleador. Es posible que alguien quiera quedarse con su pago.',
      ),
    }),
  },
}
