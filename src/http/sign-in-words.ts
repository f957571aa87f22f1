import type { Language } from '../domain/access/language.ts'
import type { Role } from '../domain/access/scopes.ts'

/** What the pages that sign people in say. */
export interface SignInWords {
  readonly title: string
  readonly lead: string
  readonly email: string
  readonly send: string
  readonly codeTitle: string
  readonly code: string
  readonly otherAddress: string
  readonly enter: string
  readonly passkey: string
  readonly operator: string
  readonly clientId: string
  readonly secret: string
  readonly linkTitle: string
  readonly linkLead: string
  readonly goOn: string
  readonly overTitle: string
  readonly overLead: string
  readonly newLetter: string
  readonly inside: string
  readonly open: string
  readonly addPasskey: string
  readonly leave: string
  readonly leaveAll: string
  readonly scripts: string
  readonly roles: Readonly<Record<Role, string>>
  /** Told by the script, where something happened. */
  readonly told: Readonly<Record<Told, string>>
}

type Told = 'sent' | 'address' | 'refused' | 'later' | 'away' | 'kept' | 'proof' | 'nopasskey' | 'device'

export const signInWords: Readonly<Record<Language, SignInWords>> = {
  en: {
    title: 'Sign in',
    lead: 'We e-mail you a link and a code. There is no password.',
    email: 'E-mail address',
    send: 'E-mail me a link',
    codeTitle: 'Look in your mail',
    code: 'The six digits in the e-mail',
    otherAddress: 'Use another address',
    enter: 'Sign in',
    passkey: 'Use a passkey',
    operator: 'Sign in with the credentials of a client',
    clientId: 'Client ID',
    secret: 'Secret key',
    linkTitle: 'Sign in with this link',
    linkLead: 'This link signs you in once, on this device.',
    goOn: 'Continue',
    overTitle: 'This link is over',
    overLead: 'A link works once, and for a short time. We e-mail you another.',
    newLetter: 'Send me a new one',
    inside: 'You have signed in',
    open: 'Go on',
    addPasskey: 'Add a passkey of this device',
    leave: 'Sign out',
    leaveAll: 'Sign out everywhere',
    scripts: 'This page needs JavaScript.',
    roles: {
      administrator: 'Administrator',
      bookkeeper: 'Bookkeeper',
      worker: 'Worker',
      formerWorker: 'Former worker',
    },
    told: {
      sent: 'If somebody has this address, an e-mail is on its way. Open its link, or type its code here.',
      address: 'Give a whole e-mail address, such as ada@heron.example.',
      refused: 'This link does not work: it is wrong, used, or expired. Ask for a new one.',
      later: 'Too many tries. Please wait a while.',
      away: 'The service does not answer. Please try again.',
      kept: 'The passkey was added.',
      proof: 'For a passkey, sign out and sign in again by e-mail first: we must be sure that it is you.',
      nopasskey: 'No passkey was used. Try again, or ask for an e-mail.',
      device: 'This device',
    },
  },
  es: {
    title: 'Iniciar sesión',
    lead: 'Le enviamos por correo un enlace y un código. No hay contraseña.',
    email: 'Dirección de correo electrónico',
    send: 'Enviarme un enlace',
    codeTitle: 'Revise su correo',
    code: 'Los seis dígitos del correo',
    otherAddress: 'Usar otra dirección',
    enter: 'Iniciar sesión',
    passkey: 'Usar una llave de acceso',
    operator: 'Iniciar sesión con las credenciales de un cliente',
    clientId: 'ID de cliente',
    secret: 'Clave secreta',
    linkTitle: 'Iniciar sesión con este enlace',
    linkLead: 'Este enlace inicia su sesión una sola vez, en este dispositivo.',
    goOn: 'Continuar',
    overTitle: 'Este enlace ya no sirve',
    overLead: 'Un enlace sirve una sola vez y por poco tiempo. Le enviamos otro.',
    newLetter: 'Enviarme uno nuevo',
    inside: 'Ha iniciado sesión',
    open: 'Seguir',
    addPasskey: 'Agregar una llave de acceso de este dispositivo',
    leave: 'Cerrar sesión',
    leaveAll: 'Cerrar todas las sesiones',
    scripts: 'Esta página necesita JavaScript.',
    roles: {
      administrator: 'Administra la nómina',
      bookkeeper: 'Lleva la contabilidad',
      worker: 'Trabaja aquí',
      formerWorker: 'Trabajó aquí',
    },
    told: {
      sent: 'Si alguien tiene esta dirección, un correo está en camino. Abra su enlace o escriba aquí su código.',
      address: 'Escriba una dirección completa, como ada@heron.example.',
      refused: 'Esto no inicia su sesión: es incorrecto, ya se usó o venció. Pida un enlace nuevo.',
      later: 'Demasiados intentos. Espere un momento.',
      away: 'El servicio no responde. Inténtelo otra vez.',
      kept: 'La llave de acceso fue agregada.',
      proof:
        'Para agregar una llave, cierre la sesión y entre otra vez por correo: debemos saber que es usted.',
      nopasskey: 'No se usó ninguna llave de acceso. Inténtelo otra vez o pida un correo.',
      device: 'Este dispositivo',
    },
  },
}
