import {
  type Addressee,
  english,
  type LetterWords,
  lines,
  type PayrollLetterKind,
  place,
  spanish,
  who,
} from './letter.ts'

/** Letters to administrators about payrolls. What it comes to is on the page, never in a letter. */
export const payrollLetters: { readonly [Kind in PayrollLetterKind]: LetterWords<Kind> } = {
  payrollSubmitted: {
    en: (to) =>
      told.en(to, `The payroll of ${to.payDate} was submitted`, [
        `The payroll of ${to.company} that pays on ${to.payDate} was submitted.`,
        ...(to.wireBy
          ? [
              `Its money has to arrive by wire by ${to.wireBy}, 18:00 US Eastern.`,
              'Its page says how much, and what to quote.',
            ]
          : []),
        'If you did not expect that, look at it now: until it is processed it can be taken back.',
      ]),
    es: (to) =>
      told.es(to, `La nómina del ${to.payDate} fue enviada`, [
        `La nómina de ${to.company} que se paga el ${to.payDate} fue enviada.`,
        ...(to.wireBy
          ? [
              `Su dinero debe llegar por transferencia a más tardar el ${to.wireBy} a las 18:00, hora del Este.`,
              'Su página dice cuánto, y qué referencia citar.',
            ]
          : []),
        'Si no lo esperaba, revísela ahora: se puede retirar hasta que se procese.',
      ]),
  },

  approvalRequested: {
    en: (to) =>
      told.en(to, `The payroll of ${to.payDate} waits for approval`, [
        `${who.en(to.by)} has prepared the payroll of ${to.company} that pays on ${to.payDate}.`,
        'Somebody else has to approve it before it can be run.',
      ]),
    es: (to) =>
      told.es(to, `La nómina del ${to.payDate} espera aprobación`, [
        `${who.es(to.by)} ha preparado la nómina de ${to.company} que se paga el ${to.payDate}.`,
        'Otra persona debe aprobarla antes de que se procese.',
      ]),
  },

  payrollApproved: {
    en: (to) =>
      told.en(to, `The payroll of ${to.payDate} was approved`, [
        `${who.en(to.by)} has approved the payroll of ${to.company} that pays on ${to.payDate}. It can be run now.`,
      ]),
    es: (to) =>
      told.es(to, `La nómina del ${to.payDate} fue aprobada`, [
        `${who.es(to.by)} ha aprobado la nómina de ${to.company} que se paga el ${to.payDate}. Ya puede procesarse.`,
      ]),
  },

  payrollRejected: {
    en: (to) =>
      told.en(to, `The payroll of ${to.payDate} was rejected`, [
        `${who.en(to.by)} has rejected the payroll of ${to.company} that pays on ${to.payDate}.`,
        'The reason is on its page. Correct it, and ask for approval again.',
      ]),
    es: (to) =>
      told.es(to, `La nómina del ${to.payDate} fue rechazada`, [
        `${who.es(to.by)} ha rechazado la nómina de ${to.company} que se paga el ${to.payDate}.`,
        'El motivo está en su página. Corríjala y pida la aprobación otra vez.',
      ]),
  },

  payrollFailed: {
    en: (to) =>
      told.en(to, `The payroll of ${to.payDate} failed: nobody was paid`, [
        to.wireBy
          ? `No wire arrived by ${to.wireBy} for the payroll of ${to.company} that pays on ${to.payDate}.`
          : `The bank could not draw the funds for the payroll of ${to.company} that pays on ${to.payDate}.`,
        `Nobody was paid. See to ${to.wireBy ? 'the wire' : 'the funds or the account'}, then run it again.`,
      ]),
    es: (to) =>
      told.es(to, `La nómina del ${to.payDate} falló: nadie cobró`, [
        to.wireBy
          ? `Ninguna transferencia llegó a más tardar el ${to.wireBy} para la nómina de ${to.company} que se paga el ${to.payDate}.`
          : `El banco no pudo retirar los fondos para la nómina de ${to.company} que se paga el ${to.payDate}.`,
        `Nadie cobró. Revise ${to.wireBy ? 'la transferencia' : 'los fondos o la cuenta'} y procésela otra vez.`,
      ]),
  },

  payReturned: {
    en: (to) =>
      told.en(to, `Pay of ${to.payDate} came back`, [
        `The bank has returned pay of ${to.company} of ${to.payDate}.`,
        'Ask who was not paid for another account, or pay by check: the list of tasks names them.',
      ]),
    es: (to) =>
      told.es(to, `Pago del ${to.payDate} devuelto`, [
        `El banco ha devuelto pagos de ${to.company} del ${to.payDate}.`,
        'Pida otra cuenta a quien no cobró, o pague con cheque: la lista de tareas los nombra.',
      ]),
  },

  fundingOwed: {
    en: (to) =>
      told.en(to, `The funds of the payroll of ${to.payDate} are owed`, [
        `The payroll of ${to.company} of ${to.payDate} was paid, and its funds came back or did not arrive.`,
        to.drawnOn
          ? `They are drawn again on ${to.drawnOn}: see that the account has them.`
          : 'Nothing draws them by itself any more. Link another account, or the same one again.',
        'Until they are there no other payroll can be run, and taxes are not deposited.',
      ]),
    es: (to) =>
      told.es(to, `Se deben los fondos de la nómina del ${to.payDate}`, [
        `La nómina de ${to.company} del ${to.payDate} se pagó, y sus fondos fueron devueltos o no llegaron.`,
        to.drawnOn
          ? `Se retiran otra vez el ${to.drawnOn}: cuide de que estén en la cuenta.`
          : 'Ya nada los retira automáticamente. Vincule otra cuenta, o la misma otra vez.',
        'Hasta que lleguen no se puede procesar otra nómina, y los impuestos no se depositan.',
      ]),
  },
}

const told = {
  en: (to: Addressee & { readonly site: string | undefined }, subject: string, text: readonly string[]) => ({
    subject: `${to.company}: ${subject}`,
    text: lines(english(to), '', ...text, '', ...place(to, 'Sign in here:')),
  }),
  es: (to: Addressee & { readonly site: string | undefined }, subject: string, text: readonly string[]) => ({
    subject: `${to.company}: ${subject}`,
    text: lines(spanish(to), '', ...text, '', ...place(to, 'Inicie sesión aquí:')),
  }),
}
