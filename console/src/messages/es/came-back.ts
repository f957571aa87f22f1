import type { WorkerWords } from '../en/worker.ts'

/** Pay that the bank gave back. */
export const cameBack: WorkerWords['cameBack'] = {
  came: ({ amount, account }) => `El banco devolvió ${amount} de su cuenta ${account}.`,
  cameOf: ({ amount, account }, day) =>
    `El banco devolvió ${amount} de su pago del ${day}, de su cuenta ${account}.`,
  mend: 'Esto todavía no se le ha pagado. Agregue una cuenta que funcione y su empresa se lo paga de nuevo, o pida un cheque.',
  ask: 'Esto todavía no se le ha pagado. Pida un cheque a su empresa.',
  toAccounts: 'Ir a sus cuentas',
  byCheck: 'con cheque',
  to: (account) => `en su cuenta ${account}`,
  paid: (how, day) => `Se le pagó de nuevo el ${day}, ${how}.`,
  onItsWay: (how, day) => `Se le paga de nuevo el ${day}, ${how}.`,
  whole: 'El banco lo devolvió',
  part: 'El banco devolvió una parte',
  owed: (amount) => `${amount} devueltos`,
  broken: (account) =>
    `No se puede pagar en su cuenta ${account}. Agregue otra, o reparta su pago entre las que funcionan. Hasta entonces se le paga con cheque.`,
}
