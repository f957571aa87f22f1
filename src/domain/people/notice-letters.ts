import { english, type LetterWords, lines, type NoticeLetterKind, place, spanish } from './letter.ts'

/** Letters that tell a person what happened to their own pay or access. */
export const noticeLetters: { readonly [Kind in NoticeLetterKind]: LetterWords<Kind> } = {
  accountCorrected: {
    en: (to) => ({
      subject: 'Your bank has corrected the number of your account',
      text: lines(
        english(to),
        '',
        `Your bank has told us how to address your account ending in ${to.ending}. Your pay from ${to.company} follows it.`,
        'You need not do anything. If you do not know this account, call your employer now.',
      ),
    }),
    es: (to) => ({
      subject: 'Su banco ha corregido el número de su cuenta',
      text: lines(
        spanish(to),
        '',
        `Su banco nos ha indicado los datos de su cuenta que termina en ${to.ending}. Su pago de ${to.company} los usa.`,
        'No tiene que hacer nada. Si no conoce esta cuenta, llame ahora a su empleador.',
      ),
    }),
  },

  payCameBack: {
    en: (to) => ({
      subject: `Your pay of ${to.payDate} came back`,
      text: lines(
        english(to),
        '',
        `Your bank has returned pay from ${to.company} of ${to.payDate}, to the account ending in ${to.ending}.`,
        'Your employer knows. Please check your bank account, or give another one.',
        '',
        ...place(to, 'Sign in here:'),
      ),
    }),
    es: (to) => ({
      subject: `Su pago del ${to.payDate} fue devuelto`,
      text: lines(
        spanish(to),
        '',
        `Su banco ha devuelto el pago de ${to.company} del ${to.payDate} a la cuenta que termina en ${to.ending}.`,
        'Su empleador lo sabe. Revise su cuenta bancaria o indique otra.',
        '',
        ...place(to, 'Inicie sesión aquí:'),
      ),
    }),
  },

  passkeyAdded: {
    en: (to) => ({
      subject: 'A passkey was added for you',
      text: lines(
        english(to),
        '',
        `A device can now sign in as you to the payroll of ${to.company}, without an e-mail.`,
        'If this was not you, sign in, remove the passkey and end every session; then call your employer.',
        '',
        ...place(to, 'Sign in here:'),
      ),
    }),
    es: (to) => ({
      subject: 'Se agregó una llave de acceso para usted',
      text: lines(
        spanish(to),
        '',
        `Un dispositivo puede ahora iniciar sesión como usted en la nómina de ${to.company}, sin un correo.`,
        'Si no fue usted, inicie sesión, quite la llave y cierre todas las sesiones; luego llame a su empleador.',
        '',
        ...place(to, 'Inicie sesión aquí:'),
      ),
    }),
  },

  revocation: {
    en: (to) => ({
      subject: `Your access to the payroll of ${to.company} has ended`,
      text: lines(
        english(to),
        '',
        `${to.company} has taken back your access to its payroll. Open sessions have ended.`,
        'Please ask the company if this is not right.',
      ),
    }),
    es: (to) => ({
      subject: `Su acceso a la nómina de ${to.company} terminó`,
      text: lines(
        spanish(to),
        '',
        `${to.company} ha retirado su acceso a su nómina. Las sesiones abiertas se cerraron.`,
        'Pregunte a la empresa si esto no es correcto.',
      ),
    }),
  },
}
