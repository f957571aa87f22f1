import type { Language } from '../access/language.ts'

/** One plain sentence about a line, by code, in every language of the pages. `{word}` is filled in. */
export const sentences = {
  salary: {
    en: '{annual} a year, paid in {times} equal parts.',
    es: '{annual} al año, en {times} pagos iguales.',
  },
  salaryOfDays: {
    en: 'Salary for the days that this paycheck pays.',
    es: 'Salario por los días que cubre este cheque de pago.',
  },
  hours: {
    en: '{hours} hours at {rate} an hour.',
    es: '{hours} horas a {rate} por hora.',
  },
  overtime: {
    en: '{hours} hours of overtime, on a regular rate of {rate} an hour.',
    es: '{hours} horas extra, sobre una tarifa regular de {rate} por hora.',
  },
  tipMakeUp: {
    en: '{amount}, because your hourly wage and tips came to less than the minimum wage.',
    es: '{amount}, porque su salario por hora y sus propinas sumaron menos que el salario mínimo.',
  },
  givenPay: {
    en: '{amount}, as given for this period.',
    es: '{amount}, según lo indicado para este período.',
  },
  netPay: {
    en: '{amount}, so that {net} of it is left after everything that is taken.',
    es: '{amount}, para que queden {net} después de todos los descuentos.',
  },
  notPaid: {
    en: '{amount} counts as pay for taxes and is not paid with this paycheck.',
    es: '{amount} cuenta como pago para los impuestos y no se paga con este cheque.',
  },
  reimbursement: {
    en: '{amount} is paid back without tax.',
    es: 'Se reembolsan {amount} sin impuestos.',
  },
  lifeImputed: {
    en: '{amount} counts as pay for taxes: the cost of {coverage} of life insurance over 50,000 at age {age}.',
    es: '{amount} cuenta como pago para los impuestos: el costo de {coverage} de seguro de vida sobre 50,000 a los {age} años.',
  },
  milesPaidBack: {
    en: '{quantity} miles at {rate}: {amount} is paid back without tax, up to the federal rate of {federal}.',
    es: '{quantity} millas a {rate}: se reembolsan {amount} sin impuestos, hasta la tarifa federal de {federal}.',
  },
  milesTaxed: {
    en: '{quantity} miles at {rate}: {amount} is beyond the federal rate of {federal} and taxed as pay.',
    es: '{quantity} millas a {rate}: {amount} superan la tarifa federal de {federal} y se gravan como pago.',
  },
  daysPaidBack: {
    en: '{quantity} days at {rate}: {amount} is paid back without tax, up to the federal rate of {federal}.',
    es: '{quantity} días a {rate}: se reembolsan {amount} sin impuestos, hasta la tarifa federal de {federal}.',
  },
  daysTaxed: {
    en: '{quantity} days at {rate}: {amount} is beyond the federal rate of {federal} and taxed as pay.',
    es: '{quantity} días a {rate}: {amount} superan la tarifa federal de {federal} y se gravan como pago.',
  },
  rate: {
    en: '{rate} of {taxable} of pay.',
    es: '{rate} de {taxable} de pago.',
  },
  rateWithinLimit: {
    en: '{rate} of {taxable}: by the limits of the law, no more of {subject} of pay counts.',
    es: '{rate} de {taxable}: por los límites de la ley, no cuenta más de los {subject} de pago.',
  },
  outsideLimits: {
    en: 'Nothing: none of {subject} of pay is within the amounts that the law taxes here.',
    es: 'Nada: ninguna parte de los {subject} de pago está entre los importes que la ley grava aquí.',
  },
  tables: {
    en: '{amount} on {taxable} of pay, by the tables of the law.',
    es: '{amount} sobre {taxable} de pago, según las tablas de la ley.',
  },
  flat: {
    en: '{amount} on {taxable} of supplemental pay, such as a bonus, at the flat rate of the law.',
    es: '{amount} sobre {taxable} de pago suplementario, como un bono, a la tasa fija de la ley.',
  },
  certificate: {
    en: '{amount} on {taxable} of pay, by the tables of the law and form {form} of {given}.',
    es: '{amount} sobre {taxable} de pago, según las tablas de la ley y el formulario {form} del {given}.',
  },
  noCertificate: {
    en: '{amount} on {taxable} of pay, by the tables of the law; no form {form} was given, so nothing is claimed.',
    es: '{amount} sobre {taxable} de pago, según las tablas de la ley; no se entregó el formulario {form}, así que no se reclama nada.',
  },
  exempt: {
    en: 'Nothing: form {form} of {given} claims exemption.',
    es: 'Nada: el formulario {form} del {given} declara la exención.',
  },
  correction: {
    en: '{amount} corrects this tax of earlier paychecks, after a rate notice that came late.',
    es: '{amount} corrige este impuesto de cheques anteriores, tras un aviso de tasa que llegó tarde.',
  },
  pretaxAmount: {
    en: '{amount} of this paycheck, taken before tax.',
    es: '{amount} de este cheque, descontados antes de impuestos.',
  },
  pretaxPercent: {
    en: '{percent} of pay, taken before tax.',
    es: '{percent} del pago, descontado antes de impuestos.',
  },
  pretaxShort: {
    en: '{amount} of the {wanted} that was asked for, taken before tax: a limit or the pay left no room for more.',
    es: '{amount} de los {wanted} solicitados, descontados antes de impuestos: un límite o el pago no permitió más.',
  },
  aftertaxAmount: {
    en: '{amount} of this paycheck, taken after tax.',
    es: '{amount} de este cheque, descontados después de impuestos.',
  },
  aftertaxPercent: {
    en: '{percent} of pay, taken after tax.',
    es: '{percent} del pago, descontado después de impuestos.',
  },
  aftertaxShort: {
    en: '{amount} of the {wanted} that was asked for, taken after tax: a limit or the pay left no room for more.',
    es: '{amount} de los {wanted} solicitados, descontados después de impuestos: un límite o el pago no permitió más.',
  },
  employerBenefit: {
    en: 'The company adds {amount}; it is not taken from pay.',
    es: 'La empresa aporta {amount}; no se descuenta del pago.',
  },
  match: {
    en: 'The company adds {amount} for {deferred} that was deferred, by the formula of the plan; it is not taken from pay.',
    es: 'La empresa aporta {amount} por {deferred} aplazados, según la fórmula del plan; no se descuenta del pago.',
  },
  matchShort: {
    en: 'The company adds {amount} of the {wanted} that the formula of the plan gives: a limit of the law leaves no room for more.',
    es: 'La empresa aporta {amount} de los {wanted} que da la fórmula del plan: un límite de la ley no permite más.',
  },
  order: {
    en: '{amount} is withheld for an order; the law counts {disposable} of pay for it.',
    es: 'Se retienen {amount} por una orden; la ley cuenta {disposable} de pago para ella.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type SentenceCode = keyof typeof sentences

export interface Says extends Readonly<Record<Language, string>> {
  readonly code: SentenceCode
}

export function says(code: SentenceCode, words: Readonly<Record<string, string>> = {}): Says {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, word: string) => wordOf(words, word))
  return { code, en: filled(sentences[code].en), es: filled(sentences[code].es) }
}

function wordOf(words: Readonly<Record<string, string>>, word: string): string {
  const given = words[word]
  if (given === undefined) throw new Error(`a sentence asks for ${word}`)
  return given
}
