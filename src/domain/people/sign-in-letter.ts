import type { Language } from '../access/language.ts'
import type { Letter } from './letter.ts'

/** What a sign-in letter says. */
export interface SignInLetter {
  readonly email: string
  readonly firstName: string
  readonly language: Language
  readonly companies: readonly string[]
  readonly link: string
  readonly code: string
}

/** The link and the code. It names the companies, so that its reader knows whose letter it is. */
export const signInLetter = (given: SignInLetter): Letter => ({
  to: [given.email],
  ...texts[given.language](given),
})

const texts: Readonly<Record<Language, (given: SignInLetter) => Omit<Letter, 'to'>>> = {
  en: ({ firstName, companies, link, code }) => ({
    subject: 'Your link to sign in',
    text: lines(
      `Dear ${firstName},`,
      '',
      `Open this link to sign in to the payroll of ${listed(companies, 'and')}:`,
      '',
      link,
      '',
      `Or type this code on the page that asks for it: ${code}`,
      '',
      'Both work once, for 15 minutes. Nobody will ask you for the code by phone or by e-mail.',
      'If you did not want to sign in, you can ignore this e-mail: without it nobody comes in.',
    ),
  }),
  es: ({ firstName, companies, link, code }) => ({
    subject: 'Su enlace para iniciar sesión',
    text: lines(
      `Hola, ${firstName}:`,
      '',
      `Abra este enlace para iniciar sesión en la nómina de ${listed(companies, 'y')}:`,
      '',
      link,
      '',
      `O escriba este código en la página que lo pide: ${code}`,
      '',
      'Ambos sirven una sola vez, durante 15 minutos. Nadie le pedirá el código por teléfono ni por correo.',
      'Si usted no quería iniciar sesión, no haga caso de este mensaje: sin él nadie puede entrar.',
    ),
  }),
}

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`
