import { type Day, dayOfMonth, monthOf, yearOf } from '../../kernel/dates.ts'

/** In which a stub can be printed. */
export const stubLanguages = ['en', 'es'] as const
export type StubLanguage = (typeof stubLanguages)[number]

/** One form of date on the whole page. */
export const printedDay = (day: Day, language: StubLanguage): string => {
  const month = months[language].slice(3 * monthOf(day) - 3, 3 * monthOf(day))
  return language === 'en'
    ? `${month} ${dayOfMonth(day)}, ${yearOf(day)}`
    : `${dayOfMonth(day)} ${month} ${yearOf(day)}`
}

const months = {
  en: 'JanFebMarAprMayJunJulAugSepOctNovDec',
  es: 'enefebmarabrmayjunjulagosepoctnovdic',
}

const en = {
  title: 'Earnings statement',
  contractorTitle: 'Payment statement',
  void: 'VOID',
  voidSince: (day: string) => `Void since ${day}`,
  doingBusinessAs: (name: string) => `Doing business as ${name}`,
  stateNumber: (state: string, number: string) => `${state} employer number ${number}`,
  employee: 'Employee',
  contractor: 'Contractor',
  employeeNumber: (number: string) => `Employee number ${number}`,
  ssn: (lastFour: string) => `Social Security number ending in ${lastFour}`,
  payPeriod: 'Pay period',
  payDate: 'Pay date',
  payRate: 'Pay rate',
  overtimeRate: 'Overtime rate',
  basis: {
    'Per Hour': 'an hour',
    'Per Day': 'a day',
    'Per Week': 'a week',
    'Per Month': 'a month',
    'Per Year': 'a year',
  } as Readonly<Record<string, string>>,
  hoursWorked: 'Hours worked',
  ofThemOvertime: (hours: string) => `${hours} overtime`,
  hoursPaid: 'Hours paid',
  method: {
    'Direct Deposit': 'Direct deposit',
    Check: 'Check',
    Outside: 'Paid outside this payroll',
  } as Readonly<Record<string, string>>,
  rate: 'Rate',
  hours: 'Hours',
  thisPeriod: 'This period',
  yearToDate: 'Year to date',
  grossPay: 'Gross pay',
  netPay: 'Net pay',
  notPaidInCash: 'Not paid in cash',
  earnings: 'Earnings',
  payments: 'Payments',
  taxes: 'Taxes',
  deductions: 'Deductions',
  garnishments: 'Garnishments',
  reimbursements: 'Reimbursements',
  byEmployer: 'Paid by your employer',
  total: 'Total',
  repaid: 'Loans and advances',
  leave: 'Time off',
  balance: 'Balance',
  used: 'Used',
  usedThisYear: 'This year',
  deposits: 'Net pay to',
  account: (lastFour: string) => `Account ending in ${lastFour}`,
  noPayment: 'Nothing to pay out',
  premium: (name: string) => `${name} premium, earlier hours`,
  before: (type: string, day: string) => (type === '' ? `Before ${day}` : `${type} before ${day}`),
  importedNote: (day: string) => `Amounts for the year include pay through ${day} from an earlier payroll.`,
  noNetNote: 'What was paid out then is not known, so net pay for the year counts from that day on.',
  notPaidNote: 'Not paid in cash: tips that you already have, and benefits that are taxed as pay.',
  tipCredit: (given: { rate: string; hours: string; amount: string; minimum: string }) =>
    `Tip credit toward the minimum wage of ${given.minimum}: ${given.rate} an hour for ${given.hours} hours, ${given.amount}.`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  continued: 'cont.',
}

const es: typeof en = {
  title: 'Comprobante de pago',
  contractorTitle: 'Comprobante de pago a contratista',
  void: 'ANULADO',
  voidSince: (day) => `Anulado (VOID) desde el ${day}`,
  doingBusinessAs: (name) => `Nombre comercial: ${name}`,
  stateNumber: (state, number) => `Número de empleador en ${state}: ${number}`,
  employee: 'Empleado',
  contractor: 'Contratista',
  employeeNumber: (number) => `Número de empleado ${number}`,
  ssn: (lastFour) => `Número de Seguro Social terminado en ${lastFour}`,
  payPeriod: 'Período de pago',
  payDate: 'Fecha de pago',
  payRate: 'Tarifa de pago',
  overtimeRate: 'Tarifa de horas extra',
  basis: {
    'Per Hour': 'por hora',
    'Per Day': 'por día',
    'Per Week': 'por semana',
    'Per Month': 'por mes',
    'Per Year': 'por año',
  },
  hoursWorked: 'Horas trabajadas',
  ofThemOvertime: (hours) => `${hours} extra`,
  hoursPaid: 'Horas pagadas',
  method: {
    'Direct Deposit': 'Depósito directo',
    Check: 'Cheque',
    Outside: 'Pagado fuera de esta nómina',
  },
  rate: 'Tarifa',
  hours: 'Horas',
  thisPeriod: 'Este período',
  yearToDate: 'En el año',
  grossPay: 'Pago bruto',
  netPay: 'Pago neto',
  notPaidInCash: 'No en efectivo',
  earnings: 'Ingresos',
  payments: 'Pagos',
  taxes: 'Impuestos',
  deductions: 'Deducciones',
  garnishments: 'Embargos',
  reimbursements: 'Reembolsos',
  byEmployer: 'Pagado por su empleador',
  total: 'Total',
  repaid: 'Préstamos y anticipos',
  leave: 'Tiempo libre',
  balance: 'Saldo',
  used: 'Usado',
  usedThisYear: 'En el año',
  deposits: 'Pago neto a',
  account: (lastFour) => `Cuenta terminada en ${lastFour}`,
  noPayment: 'Nada que pagar',
  premium: (name) => `Recargo de ${name}, horas anteriores`,
  before: (type, day) => (type === '' ? `Antes del ${day}` : `${type} antes del ${day}`),
  importedNote: (day) => `Las sumas del año incluyen pagos hasta el ${day} de una nómina anterior.`,
  noNetNote: 'No se sabe cuánto se pagó entonces, así que el pago neto del año cuenta desde ese día.',
  notPaidNote: 'No en efectivo: propinas que usted ya tiene y beneficios que se gravan como pago.',
  tipCredit: ({ rate, hours, amount, minimum }) =>
    `Crédito por propinas hacia el salario mínimo de ${minimum}: ${rate} por hora por ${hours} horas, ${amount}.`,
  page: (page, of) => `Página ${page} de ${of}`,
  continued: 'cont.',
}

/** Everything that a page says beside names and figures. */
export const words: Readonly<Record<StubLanguage, typeof en>> = { en, es }
export type StubWords = typeof en
