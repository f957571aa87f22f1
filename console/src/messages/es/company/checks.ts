import type { checks as english } from '../../en/company/checks.ts'

export const checks: typeof english = {
  title: 'Cheques',
  lead: 'Pagos que usted entrega en papel: imprímalos, anote los cobrados, anule los perdidos.',
  filter: 'Qué cheques',
  tabs: { issued: 'Por cobrar', stale: 'Vencidos', voided: 'Anulados', cleared: 'Cobrados' },
  none: {
    issued: 'No hay cheques por cobrar',
    stale: 'Ningún cheque venció',
    voided: 'No se anuló ningún cheque',
    cleared: 'Todavía no se cobró ningún cheque',
  },
  noneBody: 'A quien no tiene cuenta de banco, o lo pide, se le paga con cheque; la nómina le da su número.',
  columns: { number: 'Número', payee: 'A nombre de', date: 'Fecha', amount: 'Monto', acts: 'Qué hacer' },
  from: (ending) => `de ••${ending}`,
  since: (day) => `desde el ${day}`,
  print: (count) => (count === 1 ? 'Imprimir este cheque' : `Imprimir estos ${count}`),
  cashed: 'Cobrado',
  void: 'Anular…',
  anew: 'Escribir otro',
  voidTitle: (number, payee) => `¿Anular el cheque ${number} a ${payee}?`,
  voidLead: 'El pago todavía se debe. Pida a su banco que detenga el cheque.',
  reason: 'Razón',
  reissue: 'Escribir otro cheque de inmediato',
  keep: 'Dejarlo',
}
