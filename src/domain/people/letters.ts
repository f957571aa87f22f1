import type { Language } from '../access/language.ts'

/** The letters that a person gets by e-mail. Never with an SSN, an account number or an amount in them. */

export interface Addressee {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly personalEmail: string
  readonly company: string
  readonly exitDate: string | null
  readonly language: Language
}

export interface Letter {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

export type LetterKind = keyof typeof letters

/** In the language of who reads it. A letter that invites has the address at which to sign in, where there is one. */
export const letterOf = (kind: LetterKind, to: Addressee, consoleUrl: string | undefined): Letter => ({
  to: recipients[kind](to),
  ...letters[kind][to.language]({
    ...to,
    signIn: consoleUrl === undefined ? undefined : `${consoleUrl}/sign-in`,
  }),
})

type Said = Addressee & { readonly signIn: string | undefined }
type Text = (to: Said) => Omit<Letter, 'to'>

const recipients: Readonly<Record<LetterKind, (to: Addressee) => readonly string[]>> = {
  invitation: ({ email }) => [email],
  access: ({ email }) => [email],
  deactivation: ({ email, personalEmail }) => [email, personalEmail].filter((address) => address !== ''),
}

const letters = {
  invitation: {
    en: (to) => ({
      subject: `${to.company} invites you to set up your pay`,
      text: lines(
        `Dear ${to.firstName} ${to.lastName},`,
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
        `Hola, ${to.firstName} ${to.lastName}:`,
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

  access: {
    en: (to) => ({
      subject: `You can sign in to the payroll of ${to.company}`,
      text: lines(
        `Dear ${to.firstName} ${to.lastName},`,
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
        `Hola, ${to.firstName} ${to.lastName}:`,
        '',
        `${to.company} le ha dado acceso a su nómina.`,
        '',
        ...place(to, 'Inicie sesión aquí con esta dirección de correo:'),
        'No hay contraseña: cada vez, un correo le trae un enlace y un código.',
      ),
    }),
  },

  deactivation: {
    en: (to) => ({
      subject: `Your account with ${to.company} was deactivated`,
      text: lines(
        `Dear ${to.firstName} ${to.lastName},`,
        '',
        `${to.company} has deactivated your account; your last day is ${to.exitDate}.`,
        'Time and pay up to that day stay yours. Please ask your employer if this is not right.',
      ),
    }),
    es: (to) => ({
      subject: `Su cuenta con ${to.company} fue desactivada`,
      text: lines(
        `Hola, ${to.firstName} ${to.lastName}:`,
        '',
        `${to.company} ha desactivado su cuenta; su último día es ${to.exitDate}.`,
        'El tiempo y el pago hasta ese día siguen siendo suyos. Pregunte a su empleador si esto no es correcto.',
      ),
    }),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Text>>>>

const place = ({ signIn }: Said, words: string): readonly string[] =>
  signIn === undefined ? [] : [words, signIn, '']

const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`
