import type { Language } from '../domain/access/language.ts'

/** What the pages that sign people in say. */
export interface SignInWords {
  readonly title: string
  readonly lead: string
  readonly email: string
  readonly send: string
  readonly code: string
  readonly enter: string
  readonly passkey: string
  readonly operator: string
  readonly clientId: string
  readonly secret: string
  readonly linkTitle: string
  readonly linkLead: string
  readonly goOn: string
  readonly newLetter: string
  readonly inside: string
  readonly addPasskey: string
  readonly leave: string
  readonly leaveAll: string
  readonly scripts: string
  /** Told by the script: a letter was sent, refused, too often, no answer, a passkey was kept, what a device is called. */
  readonly told: Readonly<Record<'sent' | 'refused' | 'later' | 'away' | 'kept' | 'device', string>>
}

export const signInWords: Readonly<Record<Language, SignInWords>> = {
  en: {
    title: 'Sign in',
    lead: 'We e-mail you a link and a code. There is no password.',
    email: 'E-mail address',
    send: 'E-mail me a link',
    code: 'The six digits in the e-mail',
    enter: 'Sign in',
    passkey: 'Use a passkey',
    operator: 'Sign in with the credentials of a client',
    clientId: 'Client ID',
    secret: 'Secret key',
    linkTitle: 'Continue',
    linkLead: 'This link signs you in once, on this device.',
    goOn: 'Continue',
    newLetter: 'Send me a new one',
    inside: 'You have signed in',
    addPasskey: 'Add a passkey of this device',
    leave: 'Sign out',
    leaveAll: 'Sign out everywhere',
    scripts: 'This page needs JavaScript.',
    told: {
      sent: 'If somebody has this address, an e-mail is on its way. Open its link, or type its code here.',
      refused: 'This does not sign you in: it is wrong, used, or over. Ask for a new link.',
      later: 'Too many tries. Please wait a while.',
      away: 'The service does not answer. Please try again.',
      kept: 'The passkey was added.',
      device: 'This device',
    },
  },
  es: {
    title: 'Iniciar sesión',
    lead: 'Le enviamos por correo un enlace y un código. No hay contraseña.',
    email: 'Dirección de correo electrónico',
    send: 'Enviarme un enlace',
    code: 'Los seis dígitos del correo',
    enter: 'Iniciar sesión',
    passkey: 'Usar una llave de acceso',
    operator: 'Iniciar sesión con las credenciales de un cliente',
    clientId: 'ID de cliente',
    secret: 'Clave secreta',
    linkTitle: 'Continuar',
    linkLead: 'Este enlace inicia su sesión una sola vez, en este dispositivo.',
    goOn: 'Continuar',
    newLetter: 'Enviarme uno nuevo',
    inside: 'Ha iniciado sesión',
    addPasskey: 'Agregar una llave de acceso de este dispositivo',
    leave: 'Cerrar sesión',
    leaveAll: 'Cerrar todas las sesiones',
    scripts: 'Esta página necesita JavaScript.',
    told: {
      sent: 'Si alguien tiene esta dirección, un correo está en camino. Abra su enlace o escriba aquí su código.',
      refused: 'Esto no inicia su sesión: es incorrecto, ya se usó o venció. Pida un enlace nuevo.',
      later: 'Demasiados intentos. Espere un momento.',
      away: 'El servicio no responde. Inténtelo otra vez.',
      kept: 'La llave de acceso fue agregada.',
      device: 'Este dispositivo',
    },
  },
}
