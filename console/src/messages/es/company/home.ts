import type { home as english } from '../../en/company/home.ts'
import { tasks } from './tasks.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

export const home: typeof english = {
  title: 'Inicio',
  addPerson: 'Agregar una persona',
  offCycle: 'Pagar fuera de ciclo',
  next: 'Próxima nómina',
  submittedOver: 'Enviada',
  daysLeft: (days) => (days === 0 ? 'Último día' : days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
  late: 'Venció su plazo',
  pay: (count, day) => `Pague a ${people(count)} el ${day}`,
  paid: (count, day) => `${people(count)} cobran el ${day}`,
  spanAndDeadline: (span, day) =>
    `Por ${span}. Envíela a más tardar el ${day}, 11:59 p. m. hora del Este, y todos cobran a tiempo.`,
  spanSubmitted: (span, day) => `Por ${span}. Puede retirarla hasta el ${day}, 11:59 p. m. hora del Este.`,
  spanLate: (span) => `Por ${span}. Todavía se puede pagar, en un día posterior.`,
  spanInProcess: (span) => `Por ${span}. El dinero está en camino.`,
  review: 'Revisar la nómina',
  hours: 'Editar horas',
  follow: 'Seguirla',
  drawn: (day, account) => `Se cobra el ${day}, de ${account}`,
  wired: (day) => `Por transferencia hasta el ${day}, 6:00 p. m. hora del Este`,
  drawnOnly: (day) => `Se cobra el ${day}`,
  noAccount: 'su cuenta de banco',
  shares: {
    net: 'Pago neto',
    withheld: 'Impuestos retenidos a su gente',
    own: 'Sus propios impuestos de nómina',
    deducted: 'Beneficios y deducciones',
    orders: 'Órdenes judiciales',
  },
  split: 'A dónde va el dinero de la próxima nómina',
  checks: (amount) => `De eso, usted entrega ${amount} por cheque.`,
  computing: 'Calculando lo que costará…',
  cannot: 'Todavía no se puede calcular.',
  needsYou: 'Necesita su atención',
  nothing: 'Nada espera por usted.',
  coming: 'Próximamente',
  lastDay: 'Último día para enviar',
  lastHour: 'hasta las 11:59 p. m. hora del Este',
  isWired: (amount) => `Llegan ${amount} por transferencia`,
  isDrawn: (amount) => `Se cobran ${amount}`,
  paydayName: 'Día de pago',
  payday: (day) => `Pago del ${day}`,
  deposited: (amount) => `Se depositan ${amount} de impuestos`,
  deposits: (count) => (count === 1 ? '1 agencia' : `${count} agencias`),
  agencies: 'Apartado para agencias',
  noAgencies: 'No se debe nada. Los impuestos aparecen aquí con su primera nómina.',
  allAgencies: 'Todas las agencias',
  costs: 'Lo que cuesta la nómina',
  costsHow: 'por día de pago; lo rayado aún no se envía',
  costsLabel: 'Lo que costó cada una de las últimas nóminas, por día de pago',
  shortShares: {
    net: 'Pago neto',
    withheld: 'Impuestos retenidos',
    own: 'Sus impuestos',
    deducted: 'Beneficios y deducciones',
    orders: 'Órdenes judiciales',
  },
  noHistory: 'Aquí estará su primer día de pago.',
  asksOff: (name, hours) => `${name} pide ${hours} horas libres`,
  offSpan: (kind, span) => `${kind}, ${span}.`,
  cannotPay: (name) => `Todavía no se puede pagar a ${name}`,
  missing: (what) => `Falta: ${what}.`,
  lacks: {
    addWage: 'cuánto pagar',
    addKyc: 'nombre, dirección y número de Seguro Social',
    correctKyc: 'una identidad corregida',
    waitForKyc: 'el fin de la verificación de identidad',
    addW4: 'el W-4',
    addBankAccount: 'una cuenta de banco',
    acceptTerms: 'aceptar los términos',
    verifyCompany: 'la verificación de la empresa',
  },
  notes: {
    renewExemption: {
      title: (count) =>
        count === 1
          ? '1 persona reclamó exención de impuesto para el año pasado'
          : `${count} personas reclamaron exención de impuesto para el año pasado`,
      detail: 'Sin un W-4 nuevo se retiene desde mediados de febrero, como a una persona soltera.',
    },
    addStateCertificate: {
      title: (count) =>
        count === 1
          ? '1 persona no ha llenado el formulario de su estado'
          : `${count} personas no han llenado el formulario de su estado`,
      detail: 'Cobran, con impuestos como si no reclamaran nada.',
    },
    answerPlace: {
      title: (count) =>
        count === 1 ? 'No se sabe dónde vive 1 persona' : `No se sabe dónde viven ${count} personas`,
      detail: 'Una ciudad o un condado puede cobrar impuesto. Hasta que usted lo diga, cobran sin él.',
    },
    confirmBankAccountChange: {
      title: (count) =>
        count === 1 ? '1 cambio de cuenta de banco espera' : `${count} cambios de cuenta de banco esperan`,
      detail: 'El pago va a la cuenta anterior hasta que pase el día de espera.',
    },
  },
  tasks,
  moreLike: (count) => (count === 1 ? 'Y 1 más.' : `Y ${count} más.`),
  showTasks: 'Verlas',
  others: (count) => (count === 1 ? '1 persona más' : `${count} personas más`),
  othersLack: 'tampoco pueden cobrar todavía.',
  moreLeave: (count) =>
    count === 1 ? '1 persona más pide tiempo libre' : `${count} personas más piden tiempo libre`,
  showThem: 'Ver quiénes',
  fill: 'Llenar',
  ask: (name) => `Pedir a ${name}`,
  asked: 'Pedido',
  doIt: 'Hacerlo',
  empty: {
    title: 'Unos pasos hasta su primera nómina',
    body: 'Cuéntenos de la empresa, de su cuenta de banco y de cuándo paga. La lista siempre muestra el paso siguiente.',
    go: 'Configurar la empresa',
  },
  bank: (name, ending) => `${name} ${ending}`,
  people,
}
